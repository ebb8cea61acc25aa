import { foldName } from '#lib/i18n/fold-name.ts';
import type { TeamInput } from '#server/league/fixture/fixture-input.ts';
import type { LeagueBook } from '#server/league/fixture/league-book.ts';
import { newRow } from '#server/league/fixture/new-row.ts';
import { makeCode } from '#server/league/names/short-names.ts';
import { takeSlug } from '#server/league/names/slug.ts';
import { answersTo } from './answers-to.ts';
import { betterSpelling } from './better-spelling.ts';
import { ensureClub } from './ensure-club.ts';
import { externalIdOf } from './external-id.ts';

/** The league's team of that id or name, made for its club when there is none. */
export function ensureTeam(book: LeagueBook, input: TeamInput) {
  const externalId = externalIdOf(book, input);
  const byId = externalId ? book.teams.rows.find((team) => team.externalIds.includes(externalId)) : undefined;
  const team = byId ?? book.teams.rows.find((team) => answersTo(team, input.name));
  if (team) {
    nameBetter(book, team, input);
    return team;
  }
  const club = ensureClub(book, input);
  const codes = book.teams.rows.map(({ code }) => code);
  return book.teams.add({
    ...newRow(book.scope),
    leagueId: book.league.id,
    clubId: club.id,
    slug: takeSlug(input.name, new Set(book.teams.rows.map(({ slug }) => slug)), 'team'),
    name: input.name,
    names: {},
    shortName: input.shortName ?? input.name,
    code: input.code ?? makeCode(input.name, codes),
    searchName: foldName(input.name),
    aliases: [],
    colors: null,
    crest: null,
    externalIds: externalId ? [externalId] : [],
  });
}

/** A later source may know the short name, the id or the small letters that the first one did not. */
function nameBetter(book: LeagueBook, team: LeagueBook['teams']['rows'][number], input: TeamInput): void {
  const externalId = externalIdOf(book, input);
  const spelling = betterSpelling(team.name, input.name);
  const club = spelling && book.clubs.rows.find(({ id, name }) => id === team.clubId && name === team.name);
  if (club) book.clubs.change(club, { name: spelling });
  book.teams.change(team, {
    ...(spelling && { name: spelling, ...(team.shortName === team.name && { shortName: spelling }) }),
    ...(input.shortName && team.shortName === team.name && { shortName: input.shortName }),
    ...(externalId && !team.externalIds.includes(externalId) && { externalIds: [...team.externalIds, externalId] }),
  });
}
