import { foldName } from '#lib/i18n/fold-name.ts';
import type { TeamInput } from '#server/league/fixture/fixture-input.ts';
import type { LeagueBook } from '#server/league/fixture/league-book.ts';
import { newRow } from '#server/league/fixture/new-row.ts';
import { takenSlugs } from '#server/league/names/former-slugs.ts';
import { takeSlug } from '#server/league/names/slug.ts';
import { hasName } from './answers-to.ts';
import { externalIdOf } from './external-id.ts';

/** Finds the club of a team by the source's id, then by name or alias; else adds it. */
export function ensureClub(book: LeagueBook, input: TeamInput) {
  const externalId = externalIdOf(book, input);
  const byId = externalId ? book.clubs.rows.find((club) => club.externalIds.includes(externalId)) : undefined;
  const club = byId ?? book.clubs.rows.find((club) => hasName(club, input.name));
  if (club) {
    if (externalId && !club.externalIds.includes(externalId)) {
      book.clubs.change(club, { externalIds: [...club.externalIds, externalId] });
    }
    return club;
  }
  return book.clubs.add({
    ...newRow(book.scope),
    slug: takeSlug(input.name, takenSlugs(book.clubs.rows), 'club'),
    name: input.name,
    names: {},
    shortName: input.shortName,
    code: input.code,
    searchName: foldName(input.name),
    aliases: [],
    city: null,
    country: null,
    founded: null,
    venueId: null,
    colors: null,
    crest: null,
    website: null,
    about: {},
    revision: 0,
    externalIds: externalId ? [externalId] : [],
  });
}
