import { z } from 'zod';
import { rulesProfileSchema } from '#lib/basketball/rules/profile-schema.ts';
import { roundDecisions } from '#lib/basketball/series/series.ts';
import { standingsProfileSchema } from '#lib/basketball/standings/profile-schema.ts';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { leagueParams } from './season.ts';
import { seriesFormat } from './series-format.ts';

/**
 * The declared formats of the playoffs, by round: the number of games of a series, of which more than half must be won, or two
 * legs; null where none is declared. `champion`: what decides the title; null where that is not declared.
 */
const playoffFormats = z.object({
  champion: z.enum(['final', 'table']).nullable(),
  rounds: z.array(
    z.object({
      name: z.string(),
      series: seriesFormat,
      decides: z.enum(roundDecisions).nullable(),
    }),
  ),
});
export type PlayoffFormats = z.infer<typeof playoffFormats>;

/** Playing rules and standings rules of a league. Times in milliseconds. */
export const leagueRules = z.object({
  rules: rulesProfileSchema,
  standings: standingsProfileSchema,
  /** Phases with different standings rules. */
  phases: z.array(z.object({ slug, name: z.string(), standings: standingsProfileSchema })),
  /** Null where nothing is declared. */
  playoffs: playoffFormats.nullable(),
});
export type LeagueRules = z.infer<typeof leagueRules>;

export const getLeagueRules = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/rules',
  summary: 'The playing rules and standings rules of a league, and the declared formats of its playoffs',
  params: leagueParams,
  query: localeQuery,
  answer: leagueRules,
});
