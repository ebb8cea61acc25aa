import { useRouter } from 'next/navigation';
import { type RefObject, useLayoutEffect } from 'react';
import { chooseTab } from './choose-tab.ts';
import { tabCache } from './tab-cache.ts';

/**
 * Opens the tab that `chooseTab` picks for the default URL: once on arrival, and on every fragment change. It does not repeat
 * the decision of the inline script, and does not override Back.
 */
export function useChosenTab(strip: RefObject<HTMLElement | null>, active: string): void {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount: a visitor who moves between tabs has chosen
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return;
    const open = (isArrival: boolean) => {
      const href = chooseTab(element, { ...tabCache, isArrival });
      if (href === undefined) return;
      headOf(element).dataset.openingTab = '';
      router.replace(href, { scroll: false });
    };
    const entry = window.navigation?.currentEntry?.key ?? '';
    if (element.dataset.entry !== entry) open(true);
    element.dataset.entry = entry;
    const onHashChange = () => open(false);
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the active tab ends the opening
  useLayoutEffect(() => {
    const element = strip.current;
    return () => {
      if (element) endOpening(element);
    };
  }, [active]);
}

/** The head whose siblings are the panel of the strip. */
const headOf = (strip: HTMLElement) => strip.closest('header') ?? strip;

/** Shows the panel again that is hidden while another tab opens. */
export function endOpening(strip: HTMLElement): void {
  delete headOf(strip).dataset.openingTab;
}
