import { compare } from './chronology.ts';
import type { RankingNumber } from './profile.ts';
import type { StandingsRow } from './row.ts';
import { splitByValue } from './split.ts';

type GroupRow = Pick<
  StandingsRow,
  'team' | 'rank' | 'played' | 'won' | 'winShare' | 'classificationPoints' | 'difference' | 'pointsFor'
>;
export type GroupTable = { group: string; rows: readonly GroupRow[] };

type CrossGroupCriterion = 'place' | RankingNumber | 'difference' | 'scored';

/** One comparison: the team's value, and the teams that were tied before it. */
type CrossGroupStep = { criterion: CrossGroupCriterion; value: number; level: string[] };

export type CrossGroupRow = {
  team: string;
  group: string;
  /** Rank within the group. */
  place: number;
  rank: number;
  shared: boolean;
  /** Comparisons in order, until the team was separated. */
  steps: CrossGroupStep[];
};

type Comparison = { criteria: readonly CrossGroupCriterion[]; perGame: boolean };
type Entry = { group: string; row: GroupRow; steps: CrossGroupStep[] };

/**
 * Ranks teams of different groups (Appendix D.4, 2026): place in the group, then win–loss record as the number by which
 * the groups are ranked, points difference, points scored. `perGame` compares averages; default: only if the teams have
 * played different numbers of games. `places` keeps only some places, such as all third-placed teams. Throws
 * `RangeError` for a team in two groups.
 */
export function rankAcrossGroups(
  tables: readonly GroupTable[],
  options: { rankBy?: RankingNumber; places?: readonly number[]; perGame?: boolean } = {},
): CrossGroupRow[] {
  const entries = new Map<string, Entry>();
  for (const { group, rows } of tables) {
    for (const row of rows) {
      if (options.places && !options.places.includes(row.rank)) continue;
      if (entries.has(row.team)) throw new RangeError(`Team ${row.team} is in two groups; list it in one`);
      entries.set(row.team, { group, row, steps: [] });
    }
  }
  const perGame = options.perGame ?? new Set([...entries.values()].map(({ row }) => row.played)).size > 1;
  const { rankBy = 'classification-points' } = options;
  const comparison: Comparison = { criteria: ['place', rankBy, 'difference', 'scored'], perGame };
  const teams = [...entries.keys()].sort(compare);
  let rank = 1;
  return resolve(teams, entries, comparison, 0).flatMap((level) => {
    const rows = level.flatMap((team) => {
      const entry = entries.get(team);
      if (!entry) return [];
      const { group, row, steps } = entry;
      return [{ team, group, place: row.rank, rank, shared: level.length > 1, steps }];
    });
    rank += level.length;
    return rows;
  });
}

function resolve(teams: string[], entries: Map<string, Entry>, comparison: Comparison, depth: number): string[][] {
  const criterion = comparison.criteria[depth];
  if (teams.length <= 1 || !criterion) return [teams];
  const values = new Map<string, number>();
  for (const team of teams) {
    const entry = entries.get(team);
    if (!entry) continue;
    const value = crossGroupValue(entry.row, criterion, comparison);
    values.set(team, value);
    entry.steps.push({ criterion, value, level: teams });
  }
  const best = criterion === 'place' ? -1 : 1;
  const parts = splitByValue(teams, (team) => best * (values.get(team) ?? 0));
  return parts.flatMap((part) => resolve(part, entries, comparison, depth + 1));
}

function crossGroupValue(row: GroupRow, criterion: CrossGroupCriterion, { perGame }: Comparison): number {
  const games = perGame ? Math.max(1, row.played) : 1;
  switch (criterion) {
    case 'place':
      return row.rank;
    case 'classification-points':
      return row.classificationPoints / games;
    case 'wins':
      return row.won / games;
    case 'win-share':
      return row.winShare ?? 0;
    case 'difference':
      return row.difference / games;
    case 'scored':
      return row.pointsFor / games;
  }
}
