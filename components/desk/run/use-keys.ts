'use client';

import { useEffect, useRef } from 'react';
import { openDialog } from './number-choices.ts';

/** Returns the name of a key press in `data-key`: the position of the key, whatever letter is printed on it. */
function keyNameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?') return '?';
  return shiftKey ? `Shift+${code}` : code;
}

/** The button of a key: in an open dialog only its own, else those of the pad come first. */
function buttonOf(name: string): HTMLElement | null {
  const selector = `[data-key="${CSS.escape(name)}"]:not(:disabled)`;
  const dialog = openDialog();
  if (dialog) return dialog.querySelector<HTMLElement>(selector);
  return document.querySelector<HTMLElement>(`[data-pad] ${selector}`) ?? document.querySelector<HTMLElement>(selector);
}

/**
 * Makes keys click the buttons with their name in `data-key`, unless the focus is in a form field. While something is asked, no
 * key starts the clock. `onKey` comes first, and returns whether the key was its own.
 */
export function useKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const first = useRef(onKey);
  useEffect(() => {
    first.current = onKey;
  });
  useEffect(() => {
    // A button that was clicked has the focus too; Enter is its key only where the keyboard has led there.
    let isLedByTab = false;
    const onPointerDown = () => {
      isLedByTab = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code === 'Tab') isLedByTab = true;
      const target = event.target instanceof Element ? event.target : null;
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest('input, textarea, select')) return;
      if (first.current(event)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (
        event.code === 'Enter' &&
        !event.shiftKey &&
        isLedByTab &&
        target?.closest('[data-pad] button, [role="dialog"] button')
      )
        return;
      const button = buttonOf(keyNameOf(event));
      if (!button) return;
      event.preventDefault();
      if (button.dataset.starts && document.querySelector('[data-busy]')) return;
      button.click();
    };
    // On the desk a focused button would be clicked by the release of the space bar, which is the key of the clock.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || !(event.target instanceof HTMLButtonElement)) return;
      if (!event.target.closest('[role="dialog"]')) event.preventDefault();
    };
    addEventListener('pointerdown', onPointerDown, true);
    addEventListener('keydown', onKeyDown, true);
    addEventListener('keyup', onKeyUp, true);
    return () => {
      removeEventListener('pointerdown', onPointerDown, true);
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('keyup', onKeyUp, true);
    };
  }, []);
}
