import { z } from 'zod';
import { foulKinds } from '#lib/basketball/events.ts';
import { builtInProfiles } from '#lib/basketball/rules/profiles.ts';
import { decimal, oneOf, profileId, time, whole, yesOrNo } from './values.ts';

const length = time(1, 7_200);
const pause = time(0, 7_200);
const kinds = z.array(oneOf(foulKinds), 'give a list of kinds of fouls').min(1, 'name at least one kind of foul');
const combinations = z.array(
  z.partialRecord(oneOf(foulKinds), whole(1, 10), 'give kinds of fouls, each with how many'),
  'give a list of combinations of fouls',
);

/** The playing rules of a league in a file: the differences from the profile that they extend. */
export const rulesInFile = z.strictObject({
  id: profileId.optional(),
  extends: oneOf(builtInProfiles.map(({ id }) => id)).default('fiba-2024'),
  periods: z
    .strictObject({ count: whole(1, 8).optional(), length: length.optional(), overtime: length.optional() })
    .transform(({ count, length, overtime }) => ({ count, lengthMs: length, overtimeMs: overtime }))
    .optional(),
  intervals: z
    .strictObject({
      beforeGame: pause.optional(),
      betweenPeriods: pause.optional(),
      halfTime: pause.optional(),
      beforeOvertime: pause.optional(),
    })
    .transform(({ beforeGame, betweenPeriods, halfTime, beforeOvertime }) => ({
      beforeGameMs: beforeGame,
      betweenPeriodsMs: betweenPeriods,
      halfTimeMs: halfTime,
      beforeOvertimeMs: beforeOvertime,
    }))
    .optional(),
  shotClock: z
    .strictObject({ full: length.optional(), short: length.optional() }, 'give full and short, or null for none')
    .transform(({ full, short }) => ({ fullMs: full, shortMs: short }))
    .nullish(),
  limits: z
    .strictObject({ backcourt: pause.optional(), throwIn: pause.optional(), key: pause.optional() })
    .transform(({ backcourt, throwIn, key }) => ({ backcourtMs: backcourt, throwInMs: throwIn, keyMs: key }))
    .optional(),
  teamFouls: z
    .strictObject({
      penaltyFrom: whole(1, 20).optional(),
      lastTwoMinutes: whole(1, 20).nullish(),
      overtime: z
        .union(
          [z.literal('continues'), z.strictObject({ penaltyFrom: whole(1, 20) })],
          'write continues, or penaltyFrom with a whole number from 1 to 20',
        )
        .optional(),
      kinds: kinds.optional(),
    })
    .optional(),
  playerFouls: z.strictObject({ limit: whole(1, 20).optional(), kinds: kinds.optional() }).optional(),
  disqualification: z.strictObject({ player: combinations.optional(), headCoach: combinations.optional() }).optional(),
  foulCodes: z
    .partialRecord(
      oneOf(foulKinds),
      z.string('give letters in quotes').min(1, 'give a letter').max(3, 'give at most 3'),
    )
    .optional(),
  timeouts: z
    .strictObject({
      by: oneOf(['half', 'game']).optional(),
      firstHalf: whole(0, 20).optional(),
      secondHalf: whole(0, 20).optional(),
      regulation: whole(0, 20).optional(),
      lastPeriod: whole(0, 20).nullish(),
      overtime: whole(0, 20).optional(),
      endgame: z
        .strictObject({ last: length.optional(), max: whole(0, 10).optional() }, 'give last and max, or null for none')
        .transform(({ last, max }) => ({ lastMs: last, most: max }))
        .nullish(),
      length: length.optional(),
    })
    .transform(({ length, ...granted }) => ({ ...granted, lengthMs: length }))
    .optional(),
  clockStopsAfterBasket: z
    .strictObject({ lastPeriod: pause.optional(), otherPeriods: pause.optional() })
    .transform(({ lastPeriod, otherPeriods }) => ({ lastPeriodMs: lastPeriod, otherPeriodsMs: otherPeriods }))
    .optional(),
  firstPossession: oneOf(['alternating', 'jump-balls']).optional(),
  roster: z.strictObject({ size: whole(5, 30).optional() }).optional(),
  recordedAs: oneOf(['log', 'scoresheet']).optional(),
  winProbability: z
    .strictObject({
      homeCourt: decimal(-20, 20),
      strength: decimal(0, 5),
      deviation: decimal(1, 60),
      endDeviation: decimal(0.1, 10),
    })
    .optional(),
  default: z.strictObject({ keepsStatistics: yesOrNo.optional() }).optional(),
});
