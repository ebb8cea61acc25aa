import { newUuid } from '#lib/new-uuid.ts';

const storageKey = 'graphics-page';

/** Returns the id of this control page: the same after a reload, different in each tab. */
export function pageId(): string {
  const stored = sessionStorage.getItem(storageKey);
  if (stored) return stored;
  const id = newUuid();
  sessionStorage.setItem(storageKey, id);
  return id;
}
