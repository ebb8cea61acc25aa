import { z } from 'zod';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';
import { type Stat, statNames, statRules } from '#lib/basketball/statistics.ts';
import { defineCommand } from './command.ts';
import { coverages, gameParams } from './game.ts';

const maxCount = 999;
const maxPlayedMs = 4 * 3_600_000;

function fieldOf(stat: Stat) {
  const whole = z.number().int();
  if (statRules[stat].kind === 'difference') return whole.min(-maxCount).max(maxCount).nullable();
  return whole
    .min(0)
    .max(stat === 'playedMs' ? maxPlayedMs : maxCount)
    .nullable();
}

const fields = Object.fromEntries(statNames.map((stat) => [stat, fieldOf(stat).optional()])) as Record<
  Stat,
  z.ZodOptional<z.ZodNullable<z.ZodNumber>>
>;

/** Statistics as a sheet has them, times in milliseconds; what it does not have is absent or null. */
const printedLine = z.strictObject(fields);

const player = z.object({
  personId: z.uuid(),
  number: z.string().regex(shirtNumber).nullable(),
  starter: z.boolean().default(false),
  captain: z.boolean().default(false),
  /** Who is listed and did not play has no line. */
  played: z.boolean().default(true),
  line: printedLine,
});

const team = z.object({
  players: z.array(player).min(1).max(40),
  /** What the sheet gives to the team and to no player, such as team rebounds. */
  team: printedLine.nullable().default(null),
  /** The total as printed: it makes the result of the game. */
  total: printedLine.nullable().default(null),
  /** Charged time-outs. */
  timeouts: z.number().int().min(0).max(99).nullable().default(null),
});

export const enterBoxScore = defineCommand({
  method: 'PUT',
  path: '/v2/manage/games/{gameId}/box-score',
  summary: 'Enters the box score or paper scoresheet of a game; a statistic that no line has was not recorded',
  params: gameParams,
  body: z.object({
    home: team,
    away: team,
    /** Also where statistics that were recorded so far would be lost. */
    replace: z.boolean().default(false),
  }),
  answer: z.object({
    outcome: z.enum(['recorded', 'unchanged']),
    coverage: z.enum(coverages),
    score: z.object({ home: z.number().int(), away: z.number().int() }),
    /** Where printed totals differ from the sum of the players. */
    differences: z.object({ home: z.array(z.string()), away: z.array(z.string()) }),
  }),
});
export type BoxScoreEntry = z.output<typeof enterBoxScore.body>;
export type BoxScoreEntered = z.output<typeof enterBoxScore.answer>;
