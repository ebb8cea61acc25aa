import { foldName } from '#lib/i18n/fold-name.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { people } from '#server/db/schema/people.ts';
import { isNewName } from '#server/league/names/change-name.ts';
import { hadSlug, withFormerSlug } from '#server/league/names/former-slugs.ts';
import { nameKey } from '#server/league/names/name-key.ts';
import { slugOf, takeSlug } from '#server/league/names/slug.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';

type Name = { firstName: string; lastName: string };
type PersonRow = Omit<typeof people.$inferSelect, 'searchKey'>;

export const fullName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`.trim();

/** Whether a source names a person anew; an initial, a missing suffix or missing diacritics are no new name. */
export function isNewPersonName(known: Name, given: Name): boolean {
  const [a, b] = [nameKey(known.firstName, known.lastName), nameKey(given.firstName, given.lastName)];
  if (a.whole === b.whole && b.suffix === null && a.suffix !== null) return false;
  const isShorter = a.family === b.family && b.first !== a.first && a.first.startsWith(b.first);
  return !isShorter && isNewName(fullName(known), fullName(given));
}

/**
 * Returns the columns of a person under a new name. The address follows (`slugs`: those taken), the former one still leads to
 * the person; forms of the former name in other languages are dropped.
 */
export function changePersonName(person: PersonRow, name: Name, slugs: Set<string>, fallbackLocale: Locale) {
  const isSameSlug = slugOf(fullName(name)) === slugOf(fullName(person));
  const others = new Set([...slugs].filter((slug) => !hadSlug(person, slug)));
  const slug = isSameSlug ? person.slug : takeSlug(fullName(name), others, 'person');
  slugs.add(slug);
  const former = foldName(fullName(person));
  const names = Object.fromEntries(
    Object.entries(person.names).filter(([, one]) => one && foldName(fullName(one)) !== former),
  );
  const { firstName, lastName } = name;
  return {
    firstName,
    lastName,
    names,
    slug,
    sortNames: sortNamesOf({ firstName, lastName, names }, fallbackLocale),
    externalIds: withFormerSlug(person.externalIds, person.slug, slug),
  };
}
