import { useRouter } from 'next/navigation';
import { type RefObject, useLayoutEffect } from 'react';
import { chooseTab } from './choose-tab.ts';
import { tabCache } from './tab-cache.ts';

/**
 * Opens the tab that a bare address means: once when the visitor comes to it, and when its fragment changes. What the
 * inline script has decided for the document is not decided again, nor what Back brings into sight.
 */
export function useChosenTab(strip: RefObject<HTMLElement | null>, active: string): void {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who moves from tab to tab has chosen
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return;
    const open = (isArrival: boolean) => {
      const href = chooseTab(element, { ...tabCache, isArrival });
      if (href === undefined) return;
      element.dataset.opening = '';
      router.replace(href, { scroll: false });
    };
    const entry = window.navigation?.currentEntry?.key ?? '';
    if (element.dataset.entry !== entry) open(true);
    element.dataset.entry = entry;
    const follow = () => open(false);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that was opening is there, or given up
  useLayoutEffect(() => {
    const element = strip.current;
    return () => {
      delete element?.dataset.opening;
    };
  }, [active]);
}
