'use client';

import { useEffect } from 'react';

/** What a key press is called in `data-key`: the place of the key, whatever letter is printed on it. */
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?') return '?';
  return shiftKey ? `Shift+${code}` : code;
}

/**
 * Keys press the buttons that carry their name in `data-key`, wherever the focus is but in a field or an open window. What
 * is asked in the pad comes first.
 */
export function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest('input, textarea, select, [role="dialog"]')) return;
      const wanted = `[data-key="${CSS.escape(nameOf(event))}"]:not(:disabled)`;
      const button = document.querySelector<HTMLElement>(`[data-pad] ${wanted}`) ?? document.querySelector(wanted);
      if (!(button instanceof HTMLElement)) return;
      event.preventDefault();
      button.click();
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
