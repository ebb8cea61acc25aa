import { newUuid } from '#lib/new-uuid.ts';

const place = 'graphics-page';

/** The name of this control page for the engine: the same after it is loaded anew, another one in each tab. */
export function pageId(): string {
  const known = sessionStorage.getItem(place);
  if (known) return known;
  const made = newUuid();
  sessionStorage.setItem(place, made);
  return made;
}
