import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant } from '#lib/api/contract/common.ts';
import { fantasyPositions, fantasyPresets, fantasyRulesSchema } from '#lib/basketball/fantasy/rules.ts';
import { entrantNumber, fantasyParams, squadRef, whole } from './common.ts';

const nothing = z.object({});
const path = '/v2/manage/seasons/{season}/leagues/{league}/fantasy';

export const openFantasySeason = defineCommand({
  method: 'PUT',
  path,
  summary: 'Opens the fantasy season of a league: rounds from its games, entrants from its rosters, first prices',
  params: fantasyParams,
  body: z.union([
    z.strictObject({ preset: z.enum(fantasyPresets).exclude(['own']) }),
    z.strictObject({ rules: fantasyRulesSchema }),
  ]),
  answer: z.object({ outcome: z.enum(['opened', 'unchanged']), rounds: whole, entrants: whole }),
});

export const closeFantasySeason = defineCommand({
  method: 'POST',
  path: `${path}/close`,
  summary: 'Closes a fantasy season whose rounds are all frozen, and keeps its winner',
  params: fantasyParams,
  body: nothing,
  answer: z.object({ outcome: z.enum(['closed', 'unchanged']), winner: squadRef.nullable() }),
});

export const setFantasyPositions = defineCommand({
  method: 'PUT',
  path: `${path}/positions`,
  summary: 'Sets positions of entrants before the first deadline',
  params: fantasyParams,
  body: z.object({
    positions: z.array(z.object({ entrant: entrantNumber, position: z.enum(fantasyPositions) })).max(1000),
  }),
  answer: z.object({ changed: whole }),
});

const nameReport = z.object({
  id: z.uuid(),
  squad: squadRef,
  league: z.object({ season: z.string(), league: z.string(), name: z.string() }),
  /** The name when it was reported. */
  name: z.string(),
  reasons: z.array(z.string()),
  reports: whole,
  at: instant,
});
export type FantasyNameReport = z.infer<typeof nameReport>;

export const listFantasyNameReports = defineCall({
  path: '/v2/manage/fantasy/name-reports',
  summary: 'Reported names of squads that wait for a decision, the oldest first',
  params: nothing,
  query: nothing,
  answer: z.object({ items: z.array(nameReport) }),
});

export const decideFantasyNameReport = defineCommand({
  method: 'PUT',
  path: '/v2/manage/fantasy/name-reports/{id}',
  summary: 'Keeps a reported name, or takes it away until the manager chooses another',
  params: z.object({ id: z.uuid() }),
  body: z.object({ decision: z.enum(['kept', 'taken-away']) }),
  answer: nothing,
});
