/** The options of `chooseTab`: the inline script cannot read this module, so it receives them as an argument. */
export type TabChoice = {
  keyPrefix: string;
  maxAgeMs: number;
  /** Whether to use the remembered tab: the visitor has just opened this address, not by Back, Forward or reload. */
  isArrival: boolean;
};

/** Returns the id of a tab that defines none: its name in lower case, spaces as dashes (specification §5). */
export const tabId = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '-');

/**
 * Returns the URL of the tab to open instead of the default one: the tab named by the fragment, else the remembered one.
 * Returns undefined if the URL itself selects a tab, or if the default tab applies. Disabled tabs are not links, so they are
 * never chosen. The source of this function also runs as an inline script, so it references nothing outside itself.
 */
export function chooseTab(strip: HTMLElement, { keyPrefix, maxAgeMs, isArrival }: TabChoice): string | undefined {
  const tabs = [...strip.querySelectorAll<HTMLAnchorElement>('a[data-tab]')];
  const byId = (id: string | undefined) => tabs.find(({ dataset }) => id && dataset.tab === id);
  const fallback = byId(strip.dataset.defaultTab);
  if (!fallback?.hasAttribute('aria-current')) return;
  const named = () => {
    let fragment = location.hash.slice(1);
    try {
      fragment = decodeURIComponent(fragment);
    } catch {
      // A malformed escape: use the fragment as it is.
    }
    const name = fragment.trim().toLowerCase().replace(/\s+/g, '-');
    return byId(name) ?? tabs.find(({ dataset }) => name && dataset.tabName === name);
  };
  const remembered = () => {
    if (!isArrival || window.navigation?.canGoForward !== false) return;
    try {
      const [id, at] = (sessionStorage.getItem(keyPrefix + fallback.pathname) ?? '').split(' ');
      return Date.now() - Number(at) < maxAgeMs ? byId(id) : undefined;
    } catch {
      return;
    }
  };
  const tab = named() ?? remembered() ?? fallback;
  return tab === fallback ? undefined : tab.pathname + (tab.search || location.search);
}
