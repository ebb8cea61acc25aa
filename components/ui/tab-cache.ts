import { tabCacheMs } from './choose-tab.ts';

const keyOf = (group: string) => `courtside-tab-${group}`;

/** The tab that the visitor opened in this group a short while ago. Browser only. */
export function readCachedTab(group: string, now: number): string | undefined {
  const [id, at] = (storage()?.getItem(keyOf(group)) ?? '').split(' ');
  return id && now - Number(at) < tabCacheMs ? id : undefined;
}

export function saveCachedTab(group: string, id: string, now: number): void {
  storage()?.setItem(keyOf(group), `${id} ${now}`);
}

/** A browser may refuse storage; then nothing is remembered. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
