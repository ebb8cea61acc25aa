import { z } from 'zod';

export const planName = z.string().min(1).max(100);
export const planDay = z.iso.date();
export const planTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written like 18:30.');

export const planTeam = z.object({
  id: planName,
  /** Where the team plays at home, the best venue first. */
  venues: z.array(planName).min(1).max(4),
  /** Days on which the team plays nowhere. */
  blocked: z.array(planDay).max(400).default([]),
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
});

/** `times`: when a game may begin there, else the times of the season. `blocked` without a time is the whole day. */
export const planVenue = z.object({
  id: planName,
  times: z.array(planTime).min(1).max(12).optional(),
  blocked: z
    .array(z.object({ date: planDay, time: planTime.optional() }))
    .max(400)
    .default([]),
});

export const maxPlanRound = 1000;
/** The number of a round of a plan. */
export const planRound = z.int().min(1).max(maxPlanRound);

export const planSlot = z.object({ date: planDay, time: planTime, venue: planName });

/** What the office and a file say alike. */
export const planRules = z.object({
  /** How often each pair meets: 1 is a single, 2 a double round robin. */
  meetings: z.int().min(1).max(6).default(2),
  /** When games begin, the best first. */
  times: z.array(planTime).min(1).max(12),
  /** The rounds in which two teams may meet. */
  derbies: z.array(z.object({ teams: z.tuple([planName, planName]), rounds: z.array(planRound).min(1) })).default([]),
  /** Slots that one game is to fill, and only one. */
  television: z
    .array(z.object({ date: planDay, time: planTime }))
    .max(200)
    .default([]),
  /** Full days without a game between two games of a team. */
  restDays: z.int().min(0).max(14).default(1),
  /** The fewest days between two games of the same pair. */
  returnDays: z.int().min(0).max(300).default(0),
});

const weekday = z.int().min(1).max(7);

/** What the office fills in for a plan; teams and venues by their slugs. The rounds follow from days and weekdays. */
export const planForm = z.object({
  /** Without a venue a team cannot be planned; it is chosen in the form. */
  teams: z.array(planTeam.omit({ position: true }).extend({ venues: z.array(planName).max(4) })).max(24),
  venues: z.array(planVenue).max(100),
  meetings: planRules.shape.meetings,
  times: planRules.shape.times,
  /** The season begins on this day or after it. */
  firstDay: planDay,
  /** The days of a round: 1 is Monday. The best first. */
  weekdays: z.array(weekday).min(1).max(7),
  /** A round on that weekday after so many rounds; null for none. */
  midweek: z
    .object({ weekday, every: z.int().min(1).max(10) })
    .nullable()
    .default(null),
  /** Days without games, both ends included. */
  breaks: z
    .array(z.object({ from: planDay, until: planDay }))
    .max(50)
    .default([]),
  /** Days for games that find no place in their round. */
  reserve: z.array(planDay).max(30).default([]),
  derbies: planRules.shape.derbies,
  television: planRules.shape.television,
  restDays: planRules.shape.restDays,
  returnDays: planRules.shape.returnDays,
});
export type PlanForm = z.output<typeof planForm>;
