import { foldName } from '#lib/i18n/fold-name.ts';
import type { FixtureInput } from '#server/league/fixture/fixture-input.ts';
import type { LeagueBook } from '#server/league/fixture/league-book.ts';
import { newRow } from '#server/league/fixture/new-row.ts';
import { changeName, isNewName } from '#server/league/names/change-name.ts';
import { hadSlug, takenSlugs } from '#server/league/names/former-slugs.ts';
import { slugOf, takeSlug } from '#server/league/names/slug.ts';

type Venue = LeagueBook['venues']['rows'][number];

/**
 * Finds a venue by the source's id, then by name (and city, if both are known), then by a former name; else adds it. Renames a
 * venue that has the id under another name, if that is its current one and new to the venue.
 */
export function ensureVenue(book: LeagueBook, input: FixtureInput['venue'], timeZone: string) {
  if (!input) return null;
  const externalId = externalIdOf(book, input.id ?? null);
  const byId = externalId ? book.venues.rows.find((venue) => venue.externalIds.includes(externalId)) : undefined;
  if (byId) {
    if (input.isCurrentName && isNewName(byId.name, input.name) && !hadName(byId, input.name))
      renameVenue(book, byId, input.name);
    if (input.city && !byId.city) book.venues.change(byId, { city: input.city });
    return byId;
  }
  const name = foldName(input.name);
  const city = input.city && foldName(input.city);
  const candidates = book.venues.rows.filter(
    (venue) =>
      !(externalId && hasOtherId(venue, externalId)) && (!city || !venue.city || foldName(venue.city) === city),
  );
  const found =
    candidates.find((venue) => foldName(venue.name) === name) ?? candidates.find((venue) => hadName(venue, input.name));
  if (found) {
    book.venues.change(found, {
      ...(input.city && !found.city && { city: input.city }),
      ...(externalId && { externalIds: [...found.externalIds, externalId] }),
    });
    return found;
  }
  return book.venues.add({
    ...newRow(book.scope),
    slug: takeSlug(input.name, takenSlugs(book.venues.rows), 'venue'),
    name: input.name,
    names: {},
    city: input.city,
    country: null,
    address: null,
    timeZone,
    latitude: null,
    longitude: null,
    capacity: null,
    revision: 0,
    externalIds: externalId ? [externalId] : [],
  });
}

const sourceOf = ({ league }: LeagueBook) => `venue:${league.slug}:`;

/** As for teams: unique in a league over all seasons; with a source prefix, everywhere. */
function externalIdOf(book: LeagueBook, id: string | null): string | null {
  if (!id) return null;
  return id.includes(':') ? `venue:${id}` : sourceOf(book) + id;
}

/** Whether the same source knows the venue under another id. */
function hasOtherId({ externalIds }: Venue, externalId: string): boolean {
  const source = externalId.slice(0, externalId.lastIndexOf(':') + 1);
  return externalIds.some((id) => id.startsWith(source) && id !== externalId);
}

/** Whether a venue had another name before it was renamed or another one was merged into it. */
const hadName = (venue: Venue, name: string): boolean =>
  slugOf(name, 'venue') !== venue.slug && hadSlug(venue, slugOf(name, 'venue'));

function renameVenue(book: LeagueBook, venue: Venue, name: string): void {
  book.renames.push({ noun: 'venue', id: venue.id, from: venue.name, to: name });
  book.venues.change(venue, changeName(venue, name, book.venues.rows));
}
