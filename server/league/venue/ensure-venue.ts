import { foldName } from '#lib/i18n/fold-name.ts';
import type { FixtureInput } from '#server/league/fixture/fixture-input.ts';
import type { LeagueBook } from '#server/league/fixture/league-book.ts';
import { newRow } from '#server/league/fixture/new-row.ts';
import { takeSlug } from '#server/league/names/slug.ts';

/** Finds or adds a venue by name (and city, if both are known). */
export function ensureVenue(book: LeagueBook, input: FixtureInput['venue'], timeZone: string) {
  if (!input) return null;
  const name = foldName(input.name);
  const city = input.city && foldName(input.city);
  const found = book.venues.rows.find(
    (venue) => foldName(venue.name) === name && (!city || !venue.city || foldName(venue.city) === city),
  );
  if (found) {
    if (input.city && !found.city) book.venues.change(found, { city: input.city });
    return found;
  }
  return book.venues.add({
    ...newRow(book.scope),
    slug: takeSlug(input.name, new Set(book.venues.rows.map(({ slug }) => slug)), 'venue'),
    name: input.name,
    names: {},
    city: input.city,
    country: null,
    address: null,
    timeZone,
    latitude: null,
    longitude: null,
    capacity: null,
    externalIds: [],
  });
}
