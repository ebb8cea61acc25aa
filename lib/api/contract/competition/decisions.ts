import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { locale, localeQuery } from '#lib/api/contract/common.ts';
import { annulmentPolicies, standingsDecisionKinds } from '#lib/basketball/standings/game.ts';
import { rankingNumbers } from '#lib/basketball/standings/profile.ts';

const reason = z.partialRecord(locale, z.string().trim().min(1).max(500));
const table = { phaseId: z.uuid(), groupId: z.uuid().nullable(), decidedOn: z.iso.date(), reason };

const decisionInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('deduction'),
    ...table,
    teamId: z.uuid(),
    points: z.number().min(0.5).max(100).multipleOf(0.5),
  }),
  z.object({ kind: z.literal('annulment'), ...table, teamId: z.uuid(), policy: z.enum(annulmentPolicies) }),
  z.object({ kind: z.literal('draw'), ...table, teamIds: z.array(z.uuid()).min(2).max(40) }),
]);
export type DecisionInput = z.output<typeof decisionInput>;

const team = z.object({ id: z.string(), name: z.string() });

const decision = z.object({
  id: z.string(),
  kind: z.enum(standingsDecisionKinds),
  phaseId: z.string(),
  groupId: z.string().nullable(),
  /** Of a draw in the order in which they were drawn; otherwise one. */
  teams: z.array(team),
  points: z.number().nullable(),
  policy: z.enum(annulmentPolicies).nullable(),
  decidedOn: z.iso.date().nullable(),
  reason,
});
export type LeagueDecision = z.infer<typeof decision>;

const decisions = z.object({
  /** The tables of the league, of which there may be one for each group. */
  tables: z.array(
    z.object({
      phaseId: z.string(),
      groupId: z.string().nullable(),
      phase: z.string(),
      group: z.string().nullable(),
      rankedBy: z.enum(rankingNumbers),
      teams: z.array(team),
    }),
  ),
  /** The latest first. */
  items: z.array(decision),
});
export type LeagueDecisions = z.infer<typeof decisions>;

const leagueParams = z.object({ leagueId: z.uuid() });

export const listDecisions = defineCall({
  path: '/v2/manage/leagues/{leagueId}/decisions',
  summary: 'The decisions on the standings of a league: deductions, withdrawals and draws of lots',
  params: leagueParams,
  query: localeQuery,
  answer: decisions,
});

export const decideStandings = defineCommand({
  method: 'POST',
  path: '/v2/manage/leagues/{leagueId}/decisions',
  summary: 'Takes off points, withdraws a team, or records a draw of lots; the table follows at once',
  params: leagueParams,
  body: decisionInput,
  answer: decision,
});

export const liftDecision = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/leagues/{leagueId}/decisions/{decisionId}',
  summary: 'Lifts a decision on the standings: the table is as it would be without it',
  params: leagueParams.extend({ decisionId: z.uuid() }),
  body: z.object({}),
  answer: decision,
});

const previewedTable = z.object({
  phase: z.string(),
  group: z.string().nullable(),
  rankedBy: z.enum(rankingNumbers),
  rows: z.array(
    z.object({
      team,
      rank: z.number().int(),
      rankBefore: z.number().int(),
      played: z.number().int(),
      won: z.number(),
      drawn: z.number().int(),
      lost: z.number().int(),
      /** Wins in a table that is not ranked by points. */
      points: z.number(),
      pointsBefore: z.number(),
      withdrawn: z.boolean(),
    }),
  ),
});
export type PreviewedTable = z.infer<typeof previewedTable>;

export const previewDecision = defineCommand({
  method: 'POST',
  path: '/v2/manage/leagues/{leagueId}/decisions/preview',
  summary: 'The tables that a decision would change, as they would be; it changes nothing',
  params: leagueParams,
  body: z.union([decisionInput, z.object({ lift: z.uuid() })]).and(localeQuery),
  answer: z.object({ tables: z.array(previewedTable) }),
});
export type DecisionPreview = z.output<typeof previewDecision.body>;
