import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { gameAddress } from './game.ts';

/** All detail pages at once, each by its URL parts only. */
export const listAddresses = defineCall({
  path: '/v2/website/addresses',
  summary: 'URL parts of all clubs, teams, games and players, and of leagues with attendance, for the sitemap',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({
    clubs: z.array(slug),
    seasonClubs: z.array(z.object({ season: slug, club: slug })),
    /** Leagues with known spectators. */
    attendances: z.array(z.object({ season: slug, league: slug })),
    teams: z.array(z.object({ season: slug, league: slug, team: slug })),
    games: z.array(gameAddress),
    players: z.array(slug),
  }),
});
