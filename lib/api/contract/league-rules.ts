import { z } from 'zod';
import { rulesProfileSchema } from '#lib/basketball/rules/profile-schema.ts';
import { standingsProfileSchema } from '#lib/basketball/standings/profile-schema.ts';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { leagueParams } from './season.ts';

/** Playing rules and standings rules of a league. Times in milliseconds. */
export const leagueRules = z.object({
  rules: rulesProfileSchema,
  standings: standingsProfileSchema,
  /** Phases with different standings rules. */
  phases: z.array(z.object({ slug, name: z.string(), standings: standingsProfileSchema })),
});
export type LeagueRules = z.infer<typeof leagueRules>;

export const getLeagueRules = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/rules',
  summary: 'The playing rules and standings rules of a league',
  params: leagueParams,
  query: localeQuery,
  answer: leagueRules,
});
