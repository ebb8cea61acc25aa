import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { gameAddress } from './game.ts';

/** Whatever there are many of: all of it at once, by the parts of its addresses alone. */
export const listAddresses = defineCall({
  path: '/v2/website/addresses',
  summary: 'Everything of a site that has a page of its own and of which there are many, for its map',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({
    clubs: z.array(slug),
    seasonClubs: z.array(z.object({ season: slug, club: slug })),
    teams: z.array(z.object({ season: slug, league: slug, team: slug })),
    games: z.array(gameAddress),
    players: z.array(slug),
  }),
});
