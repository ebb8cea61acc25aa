import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { gameAddress } from './game.ts';

/** All detail pages at once, each by its URL parts only. */
export const listAddresses = defineCall({
  path: '/v2/website/addresses',
  summary:
    'URL parts of all clubs, teams, games and players, of leagues with attendance and of fantasy rounds, for the sitemap',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({
    clubs: z.array(slug),
    seasonClubs: z.array(z.object({ season: slug, club: slug })),
    /** Leagues with known spectators. */
    attendances: z.array(z.object({ season: slug, league: slug })),
    /** Rounds of fantasy seasons by their number. */
    fantasyRounds: z.array(z.object({ season: slug, league: slug, round: z.number().int() })),
    teams: z.array(z.object({ season: slug, league: slug, team: slug })),
    games: z.array(gameAddress),
    players: z.array(slug),
  }),
});
