import { z } from 'zod';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';
import { type Stat, statNames, statRules } from '#lib/basketball/statistics.ts';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { storedWhole } from './common.ts';
import { coverages, gameParams, gameStates } from './game.ts';

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
  players: z.array(player).max(40),
  /** What the sheet gives to the team and to no player, such as team rebounds. */
  team: printedLine.nullable().default(null),
  /** The total as printed: it makes the result of the game. */
  total: printedLine.nullable().default(null),
  /** Charged time-outs. */
  timeouts: z.number().int().min(0).max(99).nullable().default(null),
});

const score = z.object({ home: z.number().int(), away: z.number().int() });

/** Why the box score of a game is not entered by hand: its teams are unknown, it is to come, or it has a log. */
const closedBoxReasons = ['teams', 'upcoming', 'log'] as const;

const sheetPlayer = player.extend({
  firstName: z.string(),
  lastName: z.string(),
  isProvisional: z.boolean(),
  starter: z.boolean(),
  captain: z.boolean(),
  played: z.boolean(),
  /** False for somebody of the squad who is not in the box score. */
  listed: z.boolean(),
});

const sheetTeam = z.object({
  teamId: z.string().nullable(),
  name: z.string(),
  players: z.array(sheetPlayer),
  team: printedLine.nullable(),
  total: printedLine.nullable(),
  timeouts: z.number().int().nullable(),
});

const boxScoreSheet = z
  .object({
    gameId: z.string(),
    /** Of the game: raised by every change of its box score, its result and its schedule. */
    revision: storedWhole,
    state: z.enum(gameStates),
    coverage: z.enum(coverages),
    closed: z.enum(closedBoxReasons).nullable(),
    /** Whether a box score was entered. */
    entered: z.boolean(),
    /** The result of the game. */
    score: score.nullable(),
    home: sheetTeam,
    away: sheetTeam,
  })
  .meta({ id: 'BoxScoreSheet' });
export type BoxScoreSheet = z.infer<typeof boxScoreSheet>;

export const getBoxScoreSheet = defineCall({
  path: '/v2/manage/games/{gameId}/box-score',
  summary: 'The box score of a game as it was entered, with everybody of both squads on its day by whole names',
  params: gameParams,
  query: z.object({}),
  answer: boxScoreSheet,
});

const revision = storedWhole.optional();

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
    /** False while the sheet is being filled in: it makes no result, and its numbers show once they add up to that of the game. */
    statesResult: z.boolean().default(true),
    /** The `revision` of the sheet that the change is based on; left out, it changes whatever there is. */
    revision,
  }),
  answer: z.object({
    outcome: z.enum(['recorded', 'unchanged']),
    coverage: z.enum(coverages),
    score,
    /** Where printed totals differ from the sum of the players. */
    differences: z.object({ home: z.array(z.string()), away: z.array(z.string()) }),
    sheet: boxScoreSheet,
  }),
});

export const removeBoxScore = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/games/{gameId}/box-score',
  summary: 'Removes the box score of a game that has no log, with the result that only it has stated',
  params: gameParams,
  body: z.object({ revision }),
  answer: boxScoreSheet,
});
export type BoxScoreEntry = z.output<typeof enterBoxScore.body>;
export type BoxScoreEntered = z.output<typeof enterBoxScore.answer>;
