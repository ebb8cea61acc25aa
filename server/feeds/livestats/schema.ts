import { z } from 'zod';
import { parseClock } from '#server/feeds/mapped-game/parse-clock.ts';

/** Numbers may be strings; an empty string is not a number. */
const number = z.union(
  [
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ],
  'expected a number',
);
const whole = number.refine(Number.isInteger, 'expected a whole number');
const flag = z.union([z.boolean().transform(Number), z.literal('').transform(() => 0), whole], 'expected 0 or 1');
const text = z.union([z.string(), z.number().transform(String)], 'expected a text');
const optionalText = text.nullish().transform((value) => value?.trim() || null);
const optionalNumber = z
  .union([z.literal('').transform(() => null), number], 'expected a number')
  .nullish()
  .transform((value) => value ?? null);
const minutes = optionalNumber.refine(
  (value) => value === null || (value > 0 && value <= 60),
  'expected minutes up to 60',
);
const words = z
  .union([z.array(z.string()), z.string().transform((value) => value.split(/[;,]/))], 'expected a list of words')
  .nullish()
  .transform((value) => (value ?? []).map((word) => word.trim()).filter((word) => word !== ''));

const person = {
  firstName: optionalText,
  familyName: optionalText,
  name: optionalText,
  internationalFirstName: optionalText,
  internationalFamilyName: optionalText,
  scoreboardName: optionalText,
};

export const LiveStatsPerson = z.object(person);
export type LiveStatsPerson = z.output<typeof LiveStatsPerson>;

/** A player; the counters keep their LiveStats names (`sPoints` …). */
export const LiveStatsPlayer = z.looseObject({
  ...person,
  shirtNumber: optionalText.refine(
    (value) => value === null || /^\d{1,3}$/.test(value),
    'expected a shirt number such as 7 or 00',
  ),
  playingPosition: optionalText,
  starter: flag.nullish(),
  captain: flag.nullish(),
  sMinutes: optionalText.refine(
    (value) => value === null || parseClock(value) !== null,
    'expected a playing time such as 33:21',
  ),
});
export type LiveStatsPlayer = z.output<typeof LiveStatsPlayer>;

export const LiveStatsShot = z.object({
  actionNumber: whole.nullish(),
  x: optionalNumber,
  y: optionalNumber,
  per: whole.nullish(),
  perType: optionalText,
});
export type LiveStatsShot = z.output<typeof LiveStatsShot>;

export const LiveStatsTeam = z.looseObject({
  name: text,
  shortName: optionalText,
  code: optionalText,
  score: optionalNumber,
  coach: optionalText,
  coachDetails: LiveStatsPerson.nullish(),
  assistcoach1Details: LiveStatsPerson.nullish(),
  assistcoach2Details: LiveStatsPerson.nullish(),
  /** An empty array instead of an object where no player is listed. */
  pl: z.union([
    z.record(z.string(), LiveStatsPlayer),
    z
      .array(LiveStatsPlayer)
      .length(0)
      .transform((): Record<string, LiveStatsPlayer> => ({})),
  ]),
  shot: z.array(LiveStatsShot).nullish(),
});
export type LiveStatsTeam = z.output<typeof LiveStatsTeam>;

export const LiveStatsAction = z.object({
  actionNumber: whole,
  previousAction: z.union([z.literal('').transform(() => null), whole]).nullish(),
  actionType: z.string(),
  subType: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  success: flag.nullish().transform((value) => value ?? 1),
  qualifier: words,
  tno: z
    .union([z.literal('').transform(() => 0), whole])
    .nullish()
    .transform((value) => value ?? 0),
  pno: z
    .union([z.literal('').transform(() => 0), whole])
    .nullish()
    .transform((value) => value ?? 0),
  /** 0 before the game in some files. */
  period: whole
    .refine((period) => period >= 0 && period <= 30, 'expected a period from 1 to 30')
    .transform((period) => Math.max(1, period)),
  periodType: z
    .string()
    .nullish()
    .transform((value) => value ?? 'REGULAR'),
  gt: optionalText,
  clock: optionalText,
  shotClock: optionalText,
  timeActual: optionalText,
});
export type LiveStatsAction = z.output<typeof LiveStatsAction>;

/** The FIBA LiveStats webcast file (`data.json`). Unknown keys are ignored. */
export const LiveStatsFile = z.object({
  tm: z.object({ '1': LiveStatsTeam, '2': LiveStatsTeam }),
  pbp: z.array(LiveStatsAction),
  /** The scoreboard of the webcast: overtimes count from 1 again. */
  clock: optionalText,
  period: optionalNumber,
  periodType: optionalText,
  periodsMax: whole.refine((count) => count >= 1 && count <= 12, 'expected 1 to 12 periods').nullish(),
  periodLength: minutes,
  periodLengthREGULAR: minutes,
  periodLengthOVERTIME: minutes,
  attendance: optionalNumber,
  officials: z
    .union([z.record(z.string(), LiveStatsPerson.nullable()), z.array(z.unknown()).transform(() => null)])
    .nullish(),
});
export type LiveStatsFile = z.output<typeof LiveStatsFile>;
