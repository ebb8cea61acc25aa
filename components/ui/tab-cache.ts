/** Remembers the chosen tab of each tab strip for five minutes, keyed by the path of its default tab (specification §9). */
export const tabCache = { keyPrefix: 'courtside-tab-', maxAgeMs: 5 * 60 * 1000 } as const;

/** Saves the chosen tab in `sessionStorage`, browser only. Does nothing if the browser blocks storage. */
export function saveCachedTab(group: string, id: string, now: number): void {
  try {
    sessionStorage.setItem(tabCache.keyPrefix + group, `${id} ${now}`);
  } catch {
    return;
  }
}
