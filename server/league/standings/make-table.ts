import type { StandingsTable } from '#lib/api/contract/standings.ts';
import type { PlaceOutcome } from '#lib/basketball/standings/place-outcomes.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import type { StandingsRow } from '#lib/basketball/standings/row.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { carriedInto, type ProfileOfPhase } from './carried-into.ts';
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
  place: TablePlace,
  profileOf: ProfileOfPhase,
  formGame: Parameters<typeof toRow>[1]['formGame'],
): StandingsTable {
  const { phase, group, members } = place;
  const profile = profileOf(phase);
  const own = rows.games.filter(({ game }) => game.phaseId === phase.id && (!group || game.groupId === group.id));
  const carried = carriedInto(rows, place, profileOf);
  const decisions = [
    ...carried.deductions,
    ...rows.decisions.filter(({ phaseId, teamId }) => phaseId === phase.id && members.has(teamId)),
  ];
  const games = [...carried.games, ...own.flatMap((row) => toStandingsGame(row, profile))];
  const ranked = rankTeams({
    profile: phase.carryOver === 'all' ? { ...profile, otherGroups: 'count' } : profile,
    teams: rows.teams.filter(({ id }) => members.has(id)),
    games,
    ...decidedFor(decisions, profile),
  });
  const hasGameOrder = games.some(({ date }) => date) || new Set(games.map(({ round }) => round)).size > 1;
  const outcomeOf = zonesOf(group?.outcomes.length ? group.outcomes : phase.outcomes, ranked);
  const teams = new Map(rows.teams.map((team) => [team.id, team]));
  const decisionsOf = (teamId: string) => teamDecisions(scope, decisions, teamId);
  return {
    phase: { slug: phase.slug, name: localisedName(scope, phase.name, phase.names), kind: phase.kind },
    group: group && { slug: group.slug, name: localisedName(scope, group.name, group.names) },
    rankedBy: profile.rankBy,
    rows: ranked.map((row) =>
      toRow(hasGameOrder ? row : { ...row, form: [], streak: null }, { teams, outcomeOf, decisionsOf, formGame }),
    ),
  };
}

/** Returns what a rank leads to. Teams that share it are in a zone with all of their places: before the first game nobody is in any. */
function zonesOf(zones: readonly PlaceOutcome[], ranked: readonly StandingsRow[]) {
  const sharing = Map.groupBy(ranked, ({ rank }) => rank);
  return (rank: number): PlaceOutcome['outcome'] | null => {
    const last = rank + (sharing.get(rank)?.length ?? 1) - 1;
    return zones.find(({ from, to }) => from <= rank && last <= to)?.outcome ?? null;
  };
}
