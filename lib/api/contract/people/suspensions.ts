import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { localeQuery, storedWhole } from '#lib/api/contract/common.ts';
import { playerRef } from '#lib/api/contract/player.ts';
import { leagueParams } from '#lib/api/contract/season.ts';
import { suspensionCauses } from '#lib/basketball/discipline/rule.ts';

const day = z.iso.date();
const revision = storedWhole;
const games = z.number().int().min(0).max(99);
const reason = z.string().trim().min(3).max(1000);
/** The fouls of a game whose suspension by rule a decision replaces. */
const source = z.object({ gameId: z.uuid(), cause: z.enum(suspensionCauses) });

const counts = {
  /** Null for a suspension through a day. */
  games: z.number().int().nullable(),
  served: z.number().int(),
  from: day,
  until: day.nullable(),
};

const suspension = z
  .object({
    /** Of a decision; by rule it is made of cause, game and person. */
    id: z.string(),
    isDecision: z.boolean(),
    revision,
    person: z.object({ id: z.string(), name: z.string() }),
    /** Where the person plays now, in the league where it holds. */
    teams: z.array(z.string()),
    /** Null: in every league. */
    league: z.object({ id: z.string(), name: z.string() }).nullable(),
    ...counts,
    /** By rule: which foul of the season has brought it. */
    number: z.number().int().nullable(),
    source: z.object({ gameId: z.string(), cause: z.enum(suspensionCauses), teams: z.string(), day }).nullable(),
    reason: z.string().nullable(),
    document: z.object({ id: z.string(), title: z.string(), file: z.string() }).nullable(),
    liftedOn: day.nullable(),
    liftedReason: z.string().nullable(),
    state: z.enum(['open', 'served', 'lifted']),
  })
  .meta({ id: 'Suspension' });
export type Suspension = z.infer<typeof suspension>;

export const listSuspensions = defineCall({
  path: '/v2/manage/suspensions',
  summary:
    'Suspensions by decision and, in current seasons, by the fouls that the logs of games tell; with `person` all of that person, else those that stand',
  params: z.object({}),
  query: localeQuery.extend({ person: z.uuid().optional() }),
  answer: z.object({ items: z.array(suspension) }),
});

const decided = {
  /** Null: it is served in every league. */
  leagueId: z.uuid().nullable(),
  games: games.nullable(),
  from: day,
  until: day.nullable(),
  reason,
  documentId: z.uuid().nullable(),
};

export const decideSuspension = defineCommand({
  method: 'POST',
  path: '/v2/manage/suspensions',
  summary:
    'Suspends somebody for a number of games, or through a day. With `source` it takes the place of what the fouls of that game have brought by rule, also with no games',
  params: z.object({}),
  body: z.object({
    ...decided,
    personId: z.uuid(),
    leagueId: decided.leagueId.default(null),
    games: decided.games.default(null),
    until: decided.until.default(null),
    documentId: decided.documentId.default(null),
    source: source.nullable().default(null),
  }),
  answer: suspension,
});
export type SuspensionInput = z.output<typeof decideSuspension.body>;

export const changeSuspension = defineCommand({
  method: 'PUT',
  path: '/v2/manage/suspensions/{suspensionId}',
  summary:
    'Changes a decision, lifts it from a day on with a reason, or with null lets it stand again; what is left out stays',
  params: z.object({ suspensionId: z.uuid() }),
  body: z
    .object({ ...decided, liftedOn: day.nullable(), liftedReason: reason.nullable() })
    .partial()
    .extend({ revision: revision.optional() }),
  answer: suspension,
});
export type SuspensionChange = z.output<typeof changeSuspension.body>;

export const listLeagueSuspensions = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/suspensions',
  summary: 'Who is suspended in a league, by what is public of their names; null where the league does not publish it',
  params: leagueParams,
  query: localeQuery,
  answer: z.object({
    suspensions: z
      .array(
        z.object({
          player: playerRef,
          teams: z.array(z.string()),
          ...counts,
          cause: z.enum(suspensionCauses).nullable(),
        }),
      )
      .nullable(),
  }),
});
export type LeagueSuspensions = z.infer<typeof listLeagueSuspensions.answer>;
