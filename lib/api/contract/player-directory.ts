import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery, pageOf, pageQuery, slug } from './common.ts';
import { playerRef, positions } from './player.ts';
import { teamRef } from './team.ts';

const seasonName = z.object({ slug, name: z.string() });

const playerEntry = playerRef.extend({
  /** Index letter of the last name in the language; null if it begins with none of the alphabet. */
  letter: z.string().nullable(),
  position: z.enum(positions).nullable(),
  nationality: z.string().nullable(),
  /** Current or most recent team; with a filter by club or season, most recent among those. */
  latest: z.object({ team: teamRef, season: seasonName }).nullable(),
});
export type PlayerEntry = z.infer<typeof playerEntry>;

export const listPlayers = defineCall({
  path: '/v2/website/players',
  summary: 'All players, in the alphabetical order of the language',
  params: z.object({}),
  query: localeQuery.extend(pageQuery.shape).extend({
    /** Prefixes of names, in any order, script and spelling. */
    search: z.string().max(80).optional(),
    /** A letter of the index: first letter of the last name. */
    letter: z.string().max(4).optional(),
    club: slug.optional(),
    season: slug.optional(),
    /** Guards, forwards and centers (G, F, C) include their special positions. */
    position: z.enum(positions).optional(),
  }),
  answer: pageOf(playerEntry),
});

const playerIndex = z.object({
  players: z.number().int(),
  /** Letters with at least one player, in alphabetical order of the language; lower-case. */
  letters: z.array(z.string()),
  clubs: z.array(z.object({ slug, name: z.string() })),
  /** Newest first. */
  seasons: z.array(seasonName),
  positions: z.array(z.enum(positions)),
});
export type PlayerIndex = z.infer<typeof playerIndex>;

export const getPlayerIndex = defineCall({
  path: '/v2/website/player-index',
  summary: 'Filters of the player list: letters, clubs, seasons, positions',
  params: z.object({}),
  query: localeQuery,
  answer: playerIndex,
});
