import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery, pageOf, pageQuery, slug } from './common.ts';
import { membership, playerListItem, staffMember } from './player.ts';
import { leagueParams, leagueRef } from './season.ts';
import { clubListItem, teamRef } from './team.ts';

export const listClubs = defineCall({
  path: '/v2/website/clubs',
  summary: 'Clubs, sorted by name',
  params: z.object({}),
  query: localeQuery.extend(pageQuery.shape),
  answer: pageOf(clubListItem),
});

export const getClub = defineCall({
  path: '/v2/website/clubs/{club}',
  summary: 'A club and its teams over all seasons',
  params: z.object({ club: slug }),
  query: localeQuery,
  answer: clubListItem.extend({
    website: z.string().nullable(),
    about: z.string().nullable(),
    teams: z.array(z.object({ team: teamRef, league: leagueRef })),
  }),
});

export const getTeam = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/teams/{team}',
  summary: 'A team of a league with its staff and its squad',
  params: leagueParams.extend({ team: slug }),
  query: localeQuery,
  answer: teamRef.extend({
    league: leagueRef,
    /** The head coach. */
    coach: z.string().nullable(),
    /** The present staff by role, the head coach first. */
    staff: z.array(staffMember),
    squad: z.array(membership),
  }),
});

export const getPlayer = defineCall({
  path: '/v2/website/players/{player}',
  summary: 'A player and the teams of their career',
  params: z.object({ player: slug }),
  query: localeQuery,
  answer: playerListItem.extend({
    /** In years, today. */
    age: z.number().int().nullable(),
    career: z.array(z.object({ team: teamRef, league: leagueRef, number: z.string().nullable() })),
  }),
});
