import { foldName } from '#lib/i18n/fold-name.ts';

/** Makes a URL slug from a name: at most 80 letters, digits and single dashes; never empty. */
export function slugOf(name: string, fallback = 'x'): string {
  const slug = foldName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}

/** Returns the first free slug of `name`, `name-2`, `name-3` … and adds it to `taken`. */
export function takeSlug(name: string, taken: Set<string>, fallback?: string): string {
  const base = slugOf(name, fallback);
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}
