/** Under the address of its default tab each strip of tabs remembers the one chosen, for five minutes (specification §9). */
export const tabCache = { keyPrefix: 'courtside-tab-', maxAgeMs: 5 * 60 * 1000 } as const;

/** Browser only. A browser may refuse storage; then nothing is remembered. */
export function saveCachedTab(group: string, id: string, now: number): void {
  try {
    sessionStorage.setItem(tabCache.keyPrefix + group, `${id} ${now}`);
  } catch {
    return;
  }
}
