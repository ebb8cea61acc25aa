import { z } from 'zod';
import { shotZones } from '#lib/basketball/shot-zones.ts';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { leagueParams } from './season.ts';

const zoneTally = z.object({ zone: z.enum(shotZones), made: z.number().int(), attempted: z.number().int() });
export type ZoneTally = z.infer<typeof zoneTally>;

export const getShotZones = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/shot-zones',
  summary: 'Shots of all games of a league by zone of the court, as far as their places were recorded',
  params: leagueParams,
  query: localeQuery,
  answer: z.object({ zones: z.array(zoneTally) }),
});
