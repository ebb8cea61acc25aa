'use client';

import { useEffect } from 'react';

/** Returns the name of a key press in `data-key`: the position of the key, whatever letter is printed on it. */
function keyNameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?') return '?';
  return shiftKey ? `Shift+${code}` : code;
}

/**
 * Makes keys click the buttons with their name in `data-key`, unless the focus is in a form field or a dialog. Buttons
 * in the pad come first. While the pad asks something, no key starts the clock.
 */
export function useKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest('input, textarea, select, [role="dialog"]')) return;
      // Enter activates the button of the pad that has the focus.
      if (event.code === 'Enter' && !event.shiftKey && target?.closest('[data-pad] button')) return;
      const selector = `[data-key="${CSS.escape(keyNameOf(event))}"]:not(:disabled)`;
      const button = document.querySelector<HTMLElement>(`[data-pad] ${selector}`) ?? document.querySelector(selector);
      if (!(button instanceof HTMLElement)) return;
      event.preventDefault();
      if (button.dataset.starts && document.querySelector('[data-pad][data-busy]')) return;
      button.click();
    };
    // A focused button would be clicked by the release of the space bar.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.code === 'Space' && event.target instanceof HTMLButtonElement) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown, true);
    addEventListener('keyup', onKeyUp, true);
    return () => {
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('keyup', onKeyUp, true);
    };
  }, []);
}
