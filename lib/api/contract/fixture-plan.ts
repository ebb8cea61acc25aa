import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, storedWhole } from './common.ts';
import { maxPlanRound, planDay, planForm, planName, planRound, planSlot } from './plan-form.ts';
import { leagueParams } from './season.ts';

const path = '/v2/manage/seasons/{season}/leagues/{league}/fixture-plan';
const date = z.string();

/** A rule that stands in a game's way; each could be lifted. Teams and venues by their slugs. */
const planRule = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('venue-blocked'), venue: planName, date, time: z.string().nullable() }),
  z.object({
    rule: z.literal('venue-booked'),
    venue: planName,
    date,
    time: z.string(),
    home: planName,
    away: planName,
  }),
  z.object({ rule: z.literal('team-blocked'), team: planName, date }),
  z.object({ rule: z.literal('team-plays'), team: planName, date }),
  z.object({ rule: z.literal('rest-days'), team: planName, date, other: date, restDays: z.number() }),
  z.object({ rule: z.literal('return-days'), home: planName, away: planName, other: date, returnDays: z.number() }),
  z.object({ rule: z.literal('derby-round'), round: z.number() }),
]);
export type PlanRule = z.infer<typeof planRule>;

const gameKey = { home: planName, away: planName, round: planRound };
const planned = z.object({ ...gameKey, slot: planSlot.nullable() });

const draftGame = planned.extend({
  isLocked: z.boolean(),
  outcome: z.enum(['new', 'moved', 'same']),
  /** Where and when it is published now. */
  published: planned.nullable(),
});
export type DraftGame = z.infer<typeof draftGame>;

const planDraft = z.object({
  /** Raised by every change of the draft. */
  revision: storedWhole,
  id: z.string(),
  madeAt: instant,
  publishedAt: instant.nullable(),
  games: z.array(draftGame),
  /** Games without a slot, and games that break a rule, each with the rules to lift. */
  unfulfilled: z.array(planned.extend({ lift: z.array(planRule) })),
  /** What the last repair changed. */
  repairs: z.array(
    z.object({ step: z.enum(['hour', 'day', 'reserve', 'hosts', 'round']), before: planned, after: planned }),
  ),
  /** Published games that the plan does not know and that stay. */
  besides: z.number().int(),
});
export type PlanDraft = z.infer<typeof planDraft>;

export const planFailure = z.enum(['too-long', 'server-ended', 'changed']);
export type PlanFailure = z.infer<typeof planFailure>;

const fixturePlan = z.object({
  /** The solve of this league that runs; null where none does. */
  job: z
    .object({
      phase: z.enum(['teams', 'search', 'slots', 'repair']),
      /** From 0 to 1. */
      done: z.number(),
      seconds: z.number().int(),
      maxSeconds: z.number().int(),
    })
    .nullable(),
  /** Why the last solve left no plan: it took too long, its server ended, or teams or venues were changed meanwhile. */
  failure: planFailure.nullable(),
  /** What the form begins with: that of the latest plan, else what is known of the league. */
  form: planForm,
  draft: planDraft.nullable(),
});
export type FixturePlanAnswer = z.infer<typeof fixturePlan>;

export const getFixturePlan = defineCall({
  path,
  summary: 'The latest plan of a league compared with what is published, and how far a running solve is',
  params: leagueParams,
  query: z.object({}),
  answer: fixturePlan,
});

export const startFixturePlan = defineCommand({
  method: 'POST',
  path,
  summary: 'Starts to plan the season of a league; what was played stays. One solve at a time for each site',
  params: leagueParams,
  body: planForm,
  answer: fixturePlan,
});

export const stopFixturePlan = defineCommand({
  method: 'DELETE',
  path: `${path}/job`,
  summary: 'Stops the solve that runs; nothing is kept of it',
  params: leagueParams,
  body: z.object({}),
  answer: fixturePlan,
});

/** The draft that the caller has seen: another one is answered as a conflict. */
const ofDraft = { id: z.uuid(), revision: storedWhole };

export const publishFixturePlan = defineCommand({
  method: 'POST',
  path: `${path}/publish`,
  summary: 'Publishes all games of the draft at once, or none',
  params: leagueParams,
  body: z.object(ofDraft),
  answer: z.object({ created: z.number().int(), changed: z.number().int() }),
});

export const listPlanSlots = defineCall({
  path: `${path}/slots`,
  summary: 'All slots of a planned game, each with the rules that stand in its way',
  params: leagueParams,
  query: z.object({ home: planName, away: planName, round: z.coerce.number().int().min(1).max(maxPlanRound) }),
  answer: z.object({ slots: z.array(z.object({ slot: planSlot, conflicts: z.array(planRule) })) }),
});
export type PlanSlot = z.infer<typeof listPlanSlots.answer>['slots'][number];

export const movePlannedGame = defineCommand({
  method: 'PUT',
  path: `${path}/games`,
  summary: 'Moves a game of the draft to a slot that no rule stands in the way of; null takes its slot away',
  params: leagueParams,
  body: z.object({ ...ofDraft, ...gameKey, slot: planSlot.nullable() }),
  answer: fixturePlan,
});

export const repairFixturePlan = defineCommand({
  method: 'POST',
  path: `${path}/repair`,
  summary: 'Drafts the fewest changes for a venue that is gone on some days: hour, day, reserve, hosts, round',
  params: leagueParams,
  body: z.object({ ...ofDraft, venue: planName, from: planDay, until: planDay }),
  answer: fixturePlan,
});
