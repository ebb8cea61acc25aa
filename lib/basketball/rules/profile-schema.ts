import { z } from 'zod';
import { foulKinds } from '#lib/basketball/events.ts';
import type { RulesProfile } from './profile.ts';

const duration = z.int().min(0).max(7_200_000);
const length = z.int().min(1_000).max(7_200_000);
const points = z.int().min(0).max(100);
const guiltyPoints = z.int().min(-10).max(100);
const kinds = z.array(z.enum(foulKinds)).min(1);
const combination = z.partialRecord(z.enum(foulKinds), z.int().min(1).max(10));
const endgame = z.strictObject({ lastMs: length, most: z.int().min(0).max(10) }).nullable();
const granted = z.int().min(0).max(20);

/** Schema of a whole profile, as stored with a league or game. Unknown keys are errors. */
export const rulesProfileSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and hyphens')
    .max(60),
  periods: z.strictObject({ count: z.int().min(1).max(8), lengthMs: length, overtimeMs: length }),
  intervals: z.strictObject({
    beforeGameMs: duration,
    betweenPeriodsMs: duration,
    halfTimeMs: duration,
    beforeOvertimeMs: duration,
  }),
  shotClock: z
    .strictObject({ fullMs: length, shortMs: length })
    .refine(({ fullMs, shortMs }) => shortMs <= fullMs, {
      message: 'must not be longer than fullMs',
      path: ['shortMs'],
    })
    .nullable(),
  limits: z.strictObject({ backcourtMs: duration, throwInMs: duration, keyMs: duration }),
  teamFouls: z.strictObject({
    penaltyFrom: z.int().min(1).max(20),
    lastTwoMinutes: z.int().min(1).max(20).nullable(),
    overtime: z.union([z.literal('continues'), z.strictObject({ penaltyFrom: z.int().min(1).max(20) })]),
    kinds,
  }),
  playerFouls: z.strictObject({ limit: z.int().min(1).max(20), kinds }),
  disqualification: z.strictObject({ player: z.array(combination), headCoach: z.array(combination) }),
  foulCodes: z.partialRecord(z.enum(foulKinds), z.string().min(1).max(3)),
  timeouts: z.discriminatedUnion('by', [
    z.strictObject({
      by: z.literal('half'),
      firstHalf: granted,
      secondHalf: granted,
      overtime: granted,
      endgame,
      lengthMs: length,
    }),
    z.strictObject({
      by: z.literal('game'),
      regulation: granted,
      lastPeriod: granted.nullable(),
      overtime: granted,
      endgame,
      lengthMs: length,
    }),
  ]),
  clockStopsAfterBasket: z.strictObject({ lastPeriodMs: duration, otherPeriodsMs: duration }),
  firstPossession: z.enum(['alternating', 'jump-balls']),
  roster: z.strictObject({ size: z.int().min(5).max(30) }),
  recordedAs: z.enum(['log', 'scoresheet']).optional(),
  winProbability: z
    .strictObject({
      homeCourt: z.number().min(-20).max(20),
      strength: z.number().min(0).max(5),
      deviation: z.number().min(1).max(60),
      endDeviation: z.number().min(0.1).max(10),
    })
    .optional(),
  forfeit: z.strictObject({ winnerScore: points, loserScore: points, guiltyPoints }),
  default: z.strictObject({
    winnerScore: points,
    loserScore: points,
    guiltyPoints,
    keepsStatistics: z.boolean(),
  }),
}) satisfies z.ZodType<RulesProfile>;
