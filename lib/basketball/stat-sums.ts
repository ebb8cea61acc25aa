import { ratio } from '#lib/basketball/ratings/ratio.ts';
import { sumKnown } from './known-stats.ts';
import type { StatLine } from './stat-line.ts';
import { sumLines } from './stat-totals.ts';
import { type Stat, statNames } from './statistics.ts';

/** A value of a stat line that is summed over games, each game counted for itself. */
export type SummedStat = Stat | 'pir' | 'efficiency';
export const summedStats: readonly SummedStat[] = [...statNames, 'pir', 'efficiency'];

/** The shots made and attempted of each kind. */
export const shotKinds = {
  twoPointers: { made: 'twoPointersMade', attempted: 'twoPointersAttempted' },
  threePointers: { made: 'threePointersMade', attempted: 'threePointersAttempted' },
  freeThrows: { made: 'freeThrowsMade', attempted: 'freeThrowsAttempted' },
} as const;
export type ShotKind = keyof typeof shotKinds;
type MadeStat = (typeof shotKinds)[ShotKind]['made'];

/**
 * Where a sum lacks games. `games`: in how many of them a statistic was recorded, if not in all. `made`: the shots made in
 * the games with known attempts, if those are not all. A statistic whose sum is null was recorded in none.
 */
export type PartlyRecorded = {
  games: Partial<Record<SummedStat, number>>;
  made: Partial<Record<MadeStat, number>>;
};

/** Statistics summed over games. */
export type StatSums = {
  games: number;
  totals: StatLine;
  pir: number | null;
  efficiency: number | null;
  recorded: PartlyRecorded;
};

/** Returns the sum of a statistic; null if it was recorded in no game. */
const totalOf = ({ totals, pir, efficiency }: StatSums, stat: SummedStat): number | null =>
  stat === 'pir' ? pir : stat === 'efficiency' ? efficiency : totals[stat];

/** Returns the number of games in which a statistic was recorded: the divisor of its average. */
export function gamesWith(sums: StatSums, stat: SummedStat): number {
  return totalOf(sums, stat) === null ? 0 : (sums.recorded.games[stat] ?? sums.games);
}

/** Like `gamesWith` for a number made of several statistics; 0 if they were not recorded in the same games. */
export function gamesWithAll(sums: StatSums, stats: readonly SummedStat[]): number {
  const [first = 0, ...others] = stats.map((stat) => gamesWith(sums, stat));
  return others.every((games) => games === first) ? first : 0;
}

/** Returns the mean of a number made of these statistics, over the games in which all of them were recorded; null without any. */
export function perGame(sums: StatSums, stats: readonly SummedStat[]): number | null {
  return ratio(sumKnown(...stats.map((stat) => totalOf(sums, stat))), gamesWithAll(sums, stats));
}

/** Returns the shots made in the games whose attempts are known: the numerator of the percentage. */
function madeOfAttempted({ totals, recorded }: Pick<StatSums, 'totals' | 'recorded'>, kind: ShotKind) {
  const { made } = shotKinds[kind];
  return recorded.made[made] ?? totals[made];
}

/** Returns the percentage of a kind of shots (0–1) over the games whose attempts are known; null without any. */
export function shotPercentage(sums: Pick<StatSums, 'totals' | 'recorded'>, kind: ShotKind): number | null {
  return ratio(madeOfAttempted(sums, kind), sums.totals[shotKinds[kind].attempted]);
}

type GameLine = StatLine & { pir: number | null; efficiency: number | null };

/** Sums the lines of games; null without any. */
export function sumGames(lines: readonly GameLine[]): StatSums | null {
  const totals = sumLines(lines);
  return (
    totals && addSums(lines.map((line) => ({ games: 1, totals: line, recorded: { games: {}, made: {} }, ...line })))
  );
}

/** Adds sums, for instance of one player's teams; null without any. */
export function addSums(all: readonly StatSums[]): StatSums | null {
  const totals = sumLines(all.map((sums) => sums.totals));
  if (!totals) return null;
  const games = all.reduce((sum, one) => sum + one.games, 0);
  const sum = { games, totals, pir: sumOf(all, 'pir'), efficiency: sumOf(all, 'efficiency') };
  const recorded: PartlyRecorded = { games: {}, made: {} };
  for (const stat of summedStats) {
    const count = all.reduce((total, one) => total + gamesWith(one, stat), 0);
    if (count > 0 && count < games) recorded.games[stat] = count;
  }
  for (const kind of Object.keys(shotKinds) as ShotKind[]) {
    const { made, attempted } = shotKinds[kind];
    if (totals[attempted] === null) continue;
    const known = all.filter((one) => one.totals[attempted] !== null).map((one) => madeOfAttempted(one, kind) ?? 0);
    const matched = known.reduce((total, one) => total + one, 0);
    if (totals[made] !== null && matched !== totals[made]) recorded.made[made] = matched;
  }
  return { ...sum, recorded };
}

function sumOf(all: readonly StatSums[], stat: 'pir' | 'efficiency'): number | null {
  const known = all.map((sums) => sums[stat]).filter((value) => value !== null);
  return known.length === 0 ? null : sumKnown(...known);
}
