import { z } from 'zod';
import { weightedItems } from './items.ts';

/** Hundredths of a fantasy point. */
const weight = z.int().min(-10_000).max(10_000);
/** Tenths: 15 counts one and a half times. */
const factor = z.int().min(0).max(50);
/** Tenths of a credit. */
const credits = z.int().min(0).max(10_000);

export const fantasyPresets = ['euroleague', 'dunkest', 'scoresheet', 'own'] as const;
export type FantasyPreset = (typeof fantasyPresets)[number];

export const fantasyPositions = ['G', 'F', 'C'] as const;
export type FantasyPosition = (typeof fantasyPositions)[number];

/** How a line of statistics becomes points. What is left out gives nothing. */
export const scoringSchema = z.strictObject({
  weights: z
    .partialRecord(z.enum(weightedItems), weight)
    .refine((weights) => Object.values(weights).some((each) => each !== 0), {
      message: 'give at least one item a weight other than 0',
    }),
  starter: weight,
  doubleDouble: weight,
  tripleDouble: weight,
  quadrupleDouble: weight,
  /** For three-pointers made: the highest step that is reached counts. */
  threes: z.array(z.strictObject({ from: z.int().min(1).max(20), weight })).max(5),
  /** Per cent of a player's points of the game that a win adds; nothing is added to zero or less. */
  winPercent: z.int().min(0).max(100),
  coachWin: weight,
  coachLoss: weight,
  /** Whether a game lost by default (Art. 21) gives the points that were recorded; a forfeited game gives none. */
  defaultsCount: z.boolean(),
});
export type FantasyScoring = z.infer<typeof scoringSchema>;

const formation = z.strictObject({ G: z.int().min(0).max(5), F: z.int().min(0).max(5), C: z.int().min(0).max(5) });

/** Who is in a squad, and what each place counts. */
const squadRulesSchema = z.strictObject({
  budget: credits,
  /** False: any player fits every place, since the league has hardly any positions. */
  usesPositions: z.boolean(),
  places: formation.extend({ G: z.int().min(0).max(10), F: z.int().min(0).max(10), C: z.int().min(0).max(10) }),
  formations: z.array(formation).min(1).max(12),
  hasSixthMan: z.boolean(),
  hasCoach: z.boolean(),
  captainFactor: factor,
  benchFactor: factor,
  /** Players of one team at most, the coach not counted. A real transfer may exceed it; no new one may then come. */
  clubLimit: z.int().min(1).max(15),
});
export type SquadRules = z.infer<typeof squadRulesSchema>;

/** `change = (points − pointsPerCredit × price) ÷ smoothing`, in credits, rounded to a tenth and capped. */
const priceRulesSchema = z.strictObject({
  /** Hundredths of a point that a player is expected to make for each credit. */
  pointsPerCredit: z.int().min(1).max(100_000),
  smoothing: z.int().min(1).max(1000),
  maxChange: credits,
  minimum: credits,
  maximum: credits,
  /** Of a player without an earlier season. */
  start: credits,
});
export type PriceRules = z.infer<typeof priceRulesSchema>;

const whole = z.strictObject({
  preset: z.enum(fantasyPresets),
  scoring: scoringSchema,
  squad: squadRulesSchema,
  prices: priceRulesSchema,
  transfers: z.strictObject({
    perRound: z.int().min(0).max(20),
    /** Numbers of the rounds before which any number is free. */
    freeRounds: z.array(z.int().min(1).max(200)).max(200),
  }),
  lateJoiners: z.strictObject({ getAverage: z.boolean(), creditsPerRound: credits }),
  /** How long after the last game of a round corrections are booked. Then its totals freeze. */
  correctionHours: z
    .int()
    .min(0)
    .max(24 * 60),
});

/** The published rules of a fantasy season. Unknown keys are errors, each fault names its place. */
export const fantasyRulesSchema = whole.superRefine(({ squad, prices }, context) => {
  const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const [index, { G, F, C }] of squad.formations.entries()) {
    if (G + F + C !== 5) fault(['squad', 'formations', index], `is ${G + F + C} players; a starting five has 5`);
    if (squad.usesPositions && (G > squad.places.G || F > squad.places.F || C > squad.places.C))
      fault(['squad', 'formations', index], 'needs more players of a position than a squad has');
  }
  const size = squad.places.G + squad.places.F + squad.places.C;
  if (size < (squad.hasSixthMan ? 6 : 5)) fault(['squad', 'places'], `are ${size}, fewer than the places that start`);
  if (prices.minimum > prices.maximum) fault(['prices', 'minimum'], 'is more than the maximum');
  if (prices.start < prices.minimum || prices.start > prices.maximum)
    fault(['prices', 'start'], 'is not between minimum and maximum');
});
export type FantasyRules = z.infer<typeof fantasyRulesSchema>;

/** Returns how many players a squad has, the coach not counted. */
export const squadSize = ({ places }: SquadRules): number => places.G + places.F + places.C;
