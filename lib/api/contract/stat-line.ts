import { z } from 'zod';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { type PartlyRecorded, type SummedStat, summedStats } from '#lib/basketball/stat-sums.ts';
import { type Stat, type StatWith, statNames, statRules } from '#lib/basketball/statistics.ts';

type Shape = {
  [S in Stat]: S extends StatWith<{ recorded: 'always' }> ? z.ZodNumber : z.ZodNullable<z.ZodNumber>;
};

function fieldOf(stat: Stat) {
  const { kind, recorded } = statRules[stat];
  const whole = z.number().int();
  const value = kind === 'difference' ? whole : whole.nonnegative();
  return recorded === 'always' ? value : value.nullable();
}

const shape = Object.fromEntries(statNames.map((stat) => [stat, fieldOf(stat)])) as Shape;

/** Statistics of a player, team or line-up; null = not recorded by the source. Times in milliseconds. */
export const statLine = z.object(shape).meta({ id: 'StatLine' }) satisfies z.ZodType<StatLine>;

const whole = z.number().int();
const gamesOf = Object.fromEntries(summedStats.map((stat) => [stat, whole.optional()])) as Record<
  SummedStat,
  z.ZodOptional<z.ZodNumber>
>;

/**
 * Statistics summed over games. The average of a statistic divides by the games in which it was recorded: by `games`, unless
 * `recorded.games` has fewer. A percentage divides `recorded.made`, if it is there, by the attempts. A null was recorded in
 * no game.
 */
export const statSums = z.object({
  games: whole,
  totals: statLine,
  pir: whole.nullable(),
  efficiency: whole.nullable(),
  recorded: z
    .object({
      games: z.object(gamesOf),
      made: z.object({
        twoPointersMade: whole.optional(),
        threePointersMade: whole.optional(),
        freeThrowsMade: whole.optional(),
      }),
    })
    .meta({ id: 'PartlyRecorded' }) satisfies z.ZodType<PartlyRecorded>,
});
