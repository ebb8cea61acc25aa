import { type RefObject, useEffect } from 'react';
import { centerIn } from './center-in.ts';

/** Scrolls a strip of tabs, where it is wider than the screen, to the active one. */
export function useTabInSight(strip: RefObject<HTMLElement | null>, active: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `aria-current` moves with the active tab
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
    const list = tab?.closest('ul');
    if (tab && list) centerIn(list, tab);
  }, [active]);
}
