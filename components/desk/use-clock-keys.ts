'use client';

import { useEffect, useRef } from 'react';
import type { ClockIntent } from '#lib/desk/clock-command.ts';

const intents: Record<string, ClockIntent> = {
  Space: { do: 'toggle' },
  Digit2: { do: 'reset-full' },
  Digit1: { do: 'reset-short' },
  KeyS: { do: 'shot-toggle' },
};

/** The keys of the clocks, wherever the focus is but in a field or an open window. */
export function useClockKeys(act: (intent: ClockIntent) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const intent = intents[event.code];
      const target = event.target instanceof Element ? event.target : null;
      if (!intent || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest('input, textarea, select, [role="dialog"]')) return;
      event.preventDefault();
      latest.current(intent);
    };
    // A focused button would take the space bar for itself on release.
    const onUp = (event: KeyboardEvent) => {
      if (event.code === 'Space' && event.target instanceof HTMLButtonElement) event.preventDefault();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('keyup', onUp, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('keyup', onUp, true);
    };
  }, []);
}
