export type Tab = { id: string; name: string; hash?: string; isDisabled?: boolean };

/** How long a tab chosen on another visit of the page is remembered. */
export const tabCacheMs = 5 * 60 * 1000;

/** The id of a tab that has none of its own: its name in lower case, spaces as dashes. */
export const tabId = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Which tab is open: the default one, else the one in the address, else the one remembered, else the first that is not disabled. */
export function chooseTab(
  tabs: readonly Tab[],
  { defaultTab, hash, cached }: { defaultTab?: string; hash?: string; cached?: string },
): string | undefined {
  const open = tabs.filter((tab) => !tab.isDisabled);
  const byId = (id: string | undefined) => open.find((tab) => id !== undefined && tab.id === id);
  const fragment = hash?.replace(/^#/, '') || undefined;
  const byHash = open.find((tab) => fragment !== undefined && (tab.hash ?? tab.id) === fragment);
  return (byId(defaultTab) ?? byHash ?? byId(cached) ?? open[0])?.id;
}
