import { foldName } from '#lib/i18n/fold-name.ts';
import type { TeamInput } from '#server/league/fixture/fixture-input.ts';
import type { LeagueBook } from '#server/league/fixture/league-book.ts';
import { hasName } from './answers-to.ts';
import { externalIdOf } from './external-id.ts';
import { isSimilarName } from './similar-name.ts';

type Team = LeagueBook['teams']['rows'][number];

/** A team as an import names it: whom it plays, and the known teams whose place in the schedule it takes. */
export type NamedTeam = { team: TeamInput; opponents: readonly TeamInput[]; replaces: readonly Team[] };

/** Finds the team of the book that has the source's id or the name; undefined for a new one. */
export function knownTeam(book: LeagueBook, team: TeamInput): Team | undefined {
  const { rows } = book.teams;
  const externalId = externalIdOf(book, team);
  const byId = externalId ? rows.find(({ externalIds }) => externalIds.includes(externalId)) : undefined;
  return byId ?? rows.find((one) => hasName(one, team.name));
}

/**
 * Returns, by folded name, the known team that each new name looks like: it takes that team's place in the schedule, or the
 * names are similar. Teams that play each other, and those that the source tells apart by id, are two.
 */
export function findLookAlikes(book: LeagueBook, named: readonly NamedTeam[]): Map<string, Team> {
  const found = new Map<string, Team>();
  const unknown = named.filter(({ team }) => !knownTeam(book, team));
  for (const [name, uses] of Map.groupBy(unknown, ({ team }) => foldName(team.name))) {
    const [first] = uses;
    if (!first) continue;
    const opponents = new Set(uses.flatMap((use) => use.opponents.map((team) => knownTeam(book, team))));
    const isCandidate = (team: Team) => !opponents.has(team) && !isMarkedDistinct(book, first.team, team);
    const replaced = uses.flatMap(({ replaces }) => replaces).find(isCandidate);
    const similar = book.teams.rows.find(
      (team) => isCandidate(team) && [team.name, ...team.aliases].some((one) => isSimilarName(one, first.team.name)),
    );
    const alike = similar ?? replaced;
    if (alike) found.set(name, alike);
  }
  return found;
}

/** Whether the same source gives both teams an id; the new one's is another. */
function isMarkedDistinct(book: LeagueBook, input: TeamInput, team: Team): boolean {
  const externalId = externalIdOf(book, input);
  if (!externalId) return false;
  const source = externalId.slice(0, externalId.lastIndexOf(':') + 1);
  return team.externalIds.some((id) => id.startsWith(source));
}

/** Says what to do about a name that looks like a known team. */
export function lookAlikeMessage({ league }: LeagueBook, season: string, name: string, team: Team): string {
  const id = team.externalIds.find((one) => one.startsWith('team:'))?.replace(/^team:([^:]+:(?=.*:)|[^:]+:)?/, '');
  const rename = `npm run league -- teams rename ${team.slug} "${name}" --season ${season} --league ${league.slug}`;
  return `"${name}" is new and looks like "${team.name}"; give its id${id ? ` (${id})` : ''}, or rename it: ${rename}; if it is another team, import with --new-teams`;
}
