import type { StandingsTable } from '#lib/api/contract/standings.ts';
import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { decidedFor, teamDecisions } from './decisions.ts';
import type { StandingsRows } from './select.ts';
import { toRow } from './to-row.ts';
import { toStandingsGame } from './to-standings-game.ts';

export type TablePlace = {
  phase: StandingsRows['phases'][number];
  group: StandingsRows['groups'][number] | null;
  /** Ids of the teams of the table. */
  members: ReadonlySet<string>;
};

/**
 * Computes one standings table: the teams of a group, or of a phase without groups, ranked by their games. Form and streak are
 * empty unless dates or rounds define the order of games.
 */
export function computeTable(
  scope: ReadScope,
  rows: StandingsRows,
  { phase, group, members }: TablePlace,
  profile: StandingsProfile,
  formGame: Parameters<typeof toRow>[1]['formGame'],
): StandingsTable {
  const own = rows.games.filter(({ game }) => game.phaseId === phase.id && (!group || game.groupId === group.id));
  const carried = carriedGames(rows, phase, members, profile);
  const decisions = rows.decisions.filter(({ phaseId, teamId }) => phaseId === phase.id && members.has(teamId));
  const ranked = rankTeams({
    profile: phase.carryOver === 'all' ? { ...profile, otherGroups: 'count' } : profile,
    teams: rows.teams.filter(({ id }) => members.has(id)),
    games: [...(phase.carryOver === 'all' ? carried : []), ...own.flatMap((row) => toStandingsGame(row, profile))],
    carryOver: phase.carryOver === 'between-advanced' ? carried : [],
    ...decidedFor(decisions, profile),
  });
  const hasGameOrder =
    own.some(({ game }) => game.day !== null) || new Set(own.map(({ round }) => round.number)).size > 1;
  const outcomes = group?.outcomes.length ? group.outcomes : phase.outcomes;
  const teams = new Map(rows.teams.map((team) => [team.id, team]));
  const decisionsOf = (teamId: string) => teamDecisions(scope, decisions, teamId);
  return {
    phase: { slug: phase.slug, name: localisedName(scope, phase.name, phase.names), kind: phase.kind },
    group: group && { slug: group.slug, name: localisedName(scope, group.name, group.names) },
    rankedBy: profile.rankBy,
    rows: ranked.map((row) =>
      toRow(hasGameOrder ? row : { ...row, form: [], streak: null }, { teams, outcomes, decisionsOf, formGame }),
    ),
  };
}

function carriedGames(
  rows: StandingsRows,
  { carryOver, carriesFromPhaseId }: TablePlace['phase'],
  members: ReadonlySet<string>,
  profile: StandingsProfile,
): StandingsGame[] {
  if (carryOver === 'none' || !carriesFromPhaseId) return [];
  return rows.games
    .filter(({ game }) => game.phaseId === carriesFromPhaseId)
    .flatMap((row) => toStandingsGame(row, profile))
    .filter(({ home, away }) => members.has(home) || members.has(away));
}
