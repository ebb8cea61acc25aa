/** What the inline script needs of this module, as it sees nothing of it. */
export type TabChoice = {
  keyPrefix: string;
  maxAgeMs: number;
  /** Whether a remembered tab counts: the visitor has just come to this address, and not by Back, Forward or reload. */
  isArrival: boolean;
};

/** The id of a tab that has none of its own: its name in lower case, spaces as dashes (specification §5). */
export const tabId = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '-');

/**
 * The address of the tab that opens in place of the default one: the tab that the fragment names, else the one remembered.
 * Undefined where the address names a tab itself, or where the default one is meant. Disabled tabs are no links, so they are
 * never chosen. Its text also runs as inline script, so it refers to nothing outside itself.
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
      // It stays as it is written.
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
