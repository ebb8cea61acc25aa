import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { venueRef } from './game.ts';
import { leagueRef } from './season.ts';
import { clubRef, teamRef } from './team.ts';

/** Results of decided games; a forfeit by both sides counts as lost for both. */
const tally = z.object({
  played: z.number().int(),
  won: z.number().int(),
  drawn: z.number().int(),
  lost: z.number().int(),
  pointsFor: z.number().int(),
  pointsAgainst: z.number().int(),
});
export type Tally = z.infer<typeof tally>;

const clubHonour = z.object({ place: z.enum(['champion', 'finalist']), league: leagueRef, team: teamRef });
export type ClubHonour = z.infer<typeof clubHonour>;

const clubRival = tally.extend({ club: clubRef, last: z.iso.date().nullable() });
export type ClubRival = z.infer<typeof clubRival>;

/** `games` counts the home games there. Coordinates are in degrees, null if unknown. */
const clubVenue = venueRef.extend({
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  capacity: z.number().int().nullable(),
  games: z.number().int(),
});
export type ClubVenue = z.infer<typeof clubVenue>;

const clubHistory = z.object({
  all: tally,
  home: tally,
  away: tally,
  /** Latest first. */
  honours: z.array(clubHonour),
  /** Most home games first. */
  venues: z.array(clubVenue),
  /** Most meetings first. */
  rivals: z.array(clubRival),
});
export type ClubHistory = z.infer<typeof clubHistory>;

export const getClubHistory = defineCall({
  path: '/v2/website/clubs/{club}/history',
  summary: 'Honours, record, rivals and venues of a club, over all leagues and seasons',
  params: z.object({ club: slug }),
  query: localeQuery,
  answer: clubHistory,
});
