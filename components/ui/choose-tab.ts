/** `id` is made of the name where there is none, `hash` is the id (specification §3, §5). */
export type Tab = { id?: string; name: string; hash?: string; isDisabled?: boolean };

export type NamedTab<T extends Tab = Tab> = T & { id: string; hash: string };

/** How long a tab chosen on another visit of the page is remembered. */
export const tabCacheMs = 5 * 60 * 1000;

/** The id of a tab that has none of its own: its name in lower case, spaces as dashes. */
export const tabId = (name: string) => name.toLowerCase().replaceAll(' ', '-');

export function withIds<T extends Tab>(tabs: readonly T[]): NamedTab<T>[] {
  return tabs.map((tab) => {
    const id = tab.id ?? tabId(tab.name);
    return { ...tab, id, hash: tab.hash?.replace(/^#/, '') ?? id };
  });
}

/** Which tab is open: the default one, else the one in the address, else the one remembered, else the first that is not disabled. */
export function chooseTab(
  tabs: readonly Tab[],
  { defaultTab, hash, cached }: { defaultTab?: string; hash?: string; cached?: string },
): string | undefined {
  const open = withIds(tabs).filter((tab) => !tab.isDisabled);
  const byId = (id: string | undefined) => open.find((tab) => id !== undefined && tab.id === id);
  return (byId(defaultTab) ?? tabOfHash(open, hash) ?? byId(cached) ?? open[0])?.id;
}

/** The tab that a fragment of an address names; undefined where it names none that can be opened. */
export function tabOfHash(tabs: readonly Tab[], hash = ''): NamedTab | undefined {
  const fragment = decodeFragment(hash.replace(/^#/, ''));
  return withIds(tabs).find((tab) => !tab.isDisabled && fragment !== '' && tab.hash === fragment);
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
