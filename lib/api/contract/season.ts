import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { teamRef } from './team.ts';

export const phaseKinds = ['regular', 'group', 'playoff', 'play-in', 'placement'] as const;

/** Whether a phase is played in series, which have no table. */
export const isPlayedInSeries = (kind: (typeof phaseKinds)[number]): boolean =>
  kind === 'playoff' || kind === 'play-in';

/** Reference to a league of one season. */
export const leagueRef = z
  .object({ id: z.string(), slug, name: z.string(), season: slug, seasonName: z.string(), logo: z.string().nullable() })
  .meta({ id: 'LeagueRef' });
export type LeagueRef = z.infer<typeof leagueRef>;

export const leagueListItem = leagueRef.extend({
  kind: z.enum(['league', 'tournament']),
  teams: z.number().int(),
  games: z.number().int(),
  gamesFinished: z.number().int(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  champion: teamRef.nullable(),
  hasPlayoff: z.boolean(),
});
export type LeagueListItem = z.infer<typeof leagueListItem>;

const season = z.object({
  id: z.string(),
  slug,
  name: z.string(),
  isCurrent: z.boolean(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  leagues: z.array(leagueListItem),
});
export type Season = z.infer<typeof season>;

const round = z.object({
  slug,
  name: z.string(),
  number: z.number().int().nullable(),
  games: z.number().int(),
  finished: z.number().int(),
});
const phase = z.object({
  slug,
  name: z.string(),
  kind: z.enum(phaseKinds),
  rounds: z.array(round),
});

/** A league with its phases, rounds and participants. */
const league = leagueListItem.extend({
  rulesProfile: z.string(),
  standingsProfile: z.string(),
  phases: z.array(phase),
  currentRound: slug.nullable(),
  /** Whether it plays a fantasy season, open or closed. */
  hasFantasy: z.boolean(),
  participants: z.array(teamRef),
});
export type League = z.infer<typeof league>;

const seasonParams = z.object({ season: slug });
export const leagueParams = seasonParams.extend({ league: slug });

export const listSeasons = defineCall({
  path: '/v2/website/seasons',
  summary: 'Seasons with their leagues, newest first',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({ seasons: z.array(season) }),
});

export const getSeason = defineCall({
  path: '/v2/website/seasons/{season}',
  summary: 'One season with its leagues',
  params: seasonParams,
  query: localeQuery,
  answer: season,
});

export const getLeague = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}',
  summary: 'A league of a season: phases, rounds, teams',
  params: leagueParams,
  query: localeQuery,
  answer: league,
});
