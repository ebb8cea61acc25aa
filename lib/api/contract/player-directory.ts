import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery, pageOf, pageQuery, slug } from './common.ts';
import { playerRef, positions } from './player.ts';
import { teamRef } from './team.ts';

const seasonName = z.object({ slug, name: z.string() });

const playerEntry = playerRef.extend({
  /** Under which the last name stands in the language; null for one that begins with no letter of it. */
  letter: z.string().nullable(),
  position: z.enum(positions).nullable(),
  nationality: z.string().nullable(),
  /** Where the player is or was last; with a filter by club or season, last among those. */
  latest: z.object({ team: teamRef, season: seasonName }).nullable(),
});
export type PlayerEntry = z.infer<typeof playerEntry>;

export const listPlayers = defineCall({
  path: '/v2/website/players',
  summary: 'Everybody who has been a player of a team, in the alphabetical order of the language',
  params: z.object({}),
  query: localeQuery.extend(pageQuery.shape).extend({
    /** Beginnings of names, in any order, script and spelling. */
    search: z.string().max(80).optional(),
    /** One of the letters of the index: whose last name begins with it. */
    letter: z.string().max(4).optional(),
    club: slug.optional(),
    season: slug.optional(),
    /** Guards, forwards and centers (G, F, C) with all that counts among them. */
    position: z.enum(positions).optional(),
  }),
  answer: pageOf(playerEntry),
});

const playerIndex = z.object({
  players: z.number().int(),
  /** The letters under which there is somebody, in the order of the language; lower-case. */
  letters: z.array(z.string()),
  clubs: z.array(z.object({ slug, name: z.string() })),
  /** The newest first. */
  seasons: z.array(seasonName),
  positions: z.array(z.enum(positions)),
});
export type PlayerIndex = z.infer<typeof playerIndex>;

export const getPlayerIndex = defineCall({
  path: '/v2/website/player-index',
  summary: 'What the list of players can be narrowed to: letters, clubs, seasons, positions',
  params: z.object({}),
  query: localeQuery,
  answer: playerIndex,
});
