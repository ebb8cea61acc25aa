import type { Milestone, milestoneStats } from '#lib/api/contract/account/following.ts';

type Stat = (typeof milestoneStats)[number];

/** A game of a career: its values, the totals after it, and the bests before it. */
export type CareerGame = Record<'values' | 'totals' | 'bests', Record<Stat, number>>;

/** Every so many are a milestone. */
const steps: Record<Stat, number> = { games: 50, points: 500, rebounds: 250, assists: 250, steals: 100, blocks: 100 };

/** Statistics whose best game is worth a word, in a career of some games. */
const bestStats: readonly Stat[] = ['points', 'rebounds', 'assists'];
const minGames = 10;

/** Returns the round totals that were reached in a game, and the bests that it brought. */
export function milestonesOf({ values, totals, bests }: CareerGame): Pick<Milestone, 'kind' | 'stat' | 'value'>[] {
  const reached = (Object.keys(steps) as Stat[]).flatMap((stat) => {
    const step = steps[stat];
    const round = Math.floor(totals[stat] / step) * step;
    return round > 0 && totals[stat] - values[stat] < round ? [{ kind: 'total' as const, stat, value: round }] : [];
  });
  const best = bestStats
    .filter((stat) => totals.games > minGames && values[stat] > bests[stat])
    .map((stat) => ({ kind: 'best' as const, stat, value: values[stat] }));
  return [...reached, ...best];
}
