import { foldName } from '#lib/i18n/fold-name.ts';
import type { TeamInput } from '#server/league/fixture/fixture-input.ts';
import type { LeagueBook } from '#server/league/fixture/league-book.ts';
import { newRow } from '#server/league/fixture/new-row.ts';
import { isNewName } from '#server/league/names/change-name.ts';
import { takenSlugs } from '#server/league/names/former-slugs.ts';
import { makeTeamCode } from '#server/league/names/short-names.ts';
import { takeSlug } from '#server/league/names/slug.ts';
import { hasName } from './answers-to.ts';
import { betterSpelling } from './better-spelling.ts';
import { ensureClub } from './ensure-club.ts';
import { externalIdOf } from './external-id.ts';
import { knownTeam } from './look-alikes.ts';
import { renameTeamInBook } from './rename-in-book.ts';

/**
 * Finds a team of the league by the source's id, then by name or alias; else adds it and, if needed, its club. Renames a team
 * that has the id under another name, if that is its current one.
 */
export function ensureTeam(book: LeagueBook, input: TeamInput) {
  const externalId = externalIdOf(book, input);
  const team = knownTeam(book, input);
  if (team) {
    const hasId = externalId !== null && team.externalIds.includes(externalId);
    if (hasId && input.isCurrentName && isNewName(team.name, input.name)) renameTeamInBook(book, team, input.name);
    completeTeam(book, team, input);
    return team;
  }
  const club = ensureClub(book, input);
  const codes = book.teams.rows.map(({ code }) => code);
  return book.teams.add({
    ...newRow(book.scope),
    leagueId: book.league.id,
    clubId: club.id,
    slug: takeSlug(input.name, takenSlugs(book.teams.rows), 'team'),
    name: input.name,
    names: {},
    shortName: input.shortName ?? input.name,
    code: input.code ?? makeTeamCode(input.name, codes),
    searchName: foldName(input.name),
    aliases: [...(input.otherNames ?? [])],
    colors: null,
    crest: null,
    hasRoster: false,
    revision: 0,
    externalIds: externalId ? [externalId] : [],
  });
}

/** Completes the short name, source id and mixed-case spelling of a team from a later source. */
function completeTeam(book: LeagueBook, team: LeagueBook['teams']['rows'][number], input: TeamInput): void {
  const externalId = externalIdOf(book, input);
  const spelling = betterSpelling(team.name, input.name);
  const club = spelling && book.clubs.rows.find(({ id, name }) => id === team.clubId && name === team.name);
  if (club) book.clubs.change(club, { name: spelling });
  book.teams.change(team, {
    ...(spelling && { name: spelling, ...(team.shortName === team.name && { shortName: spelling }) }),
    ...(input.shortName && team.shortName === team.name && { shortName: input.shortName }),
    ...(externalId && !team.externalIds.includes(externalId) && { externalIds: [...team.externalIds, externalId] }),
    ...(input.otherNames && { aliases: withAliases(team, input.otherNames) }),
  });
}

function withAliases(team: LeagueBook['teams']['rows'][number], names: readonly string[]): string[] {
  return [...team.aliases, ...names.filter((name) => !hasName(team, name))];
}
