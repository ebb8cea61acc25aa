import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant, localeQuery } from '#lib/api/contract/common.ts';
import { chosenName } from '#lib/api/contract/readable-name.ts';
import { fantasyParams, fantasyPath, squadNumber, squadRef, units, whole } from './common.ts';

const nothing = z.object({});
const leagueName = chosenName(2, 40);
export const privateLeagueKinds = ['classic', 'head-to-head'] as const;
export const maxHeadToHead = 18;

const joinCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z2-9]{8}$/, 'has eight letters and digits');

const leagueId = fantasyParams.extend({ id: z.uuid() });

const privateLeague = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(privateLeagueKinds),
  owner: squadRef,
  isOwner: z.boolean(),
  members: whole,
  /** Rank of the own squad. */
  rank: whole.nullable(),
});
export type PrivateLeague = z.infer<typeof privateLeague>;

const row = z.object({
  rank: whole,
  squad: squadRef,
  points: units,
  roundPoints: units,
  /** Head to head only. */
  duels: z.object({ won: whole, drawn: whole, lost: whole, tablePoints: whole }).nullable(),
  joinedAt: instant,
});

/** A duel of a round. `away` is null against the ghost, who scores the average of the league. */
const fixture = z.object({
  round: whole,
  stage: z.enum(['table', 'semi-final', 'final']),
  home: squadRef,
  away: squadRef.nullable(),
  /** Null until the deadline of the round has passed. */
  homePoints: units.nullable(),
  awayPoints: units.nullable(),
  /** What decided level points: rank in the whole table, points of the starting five, earlier registration. */
  decidedBy: z.enum(['points', 'overall', 'starters', 'registration']).nullable(),
  winner: z.enum(['home', 'away']).nullable(),
});
export type HeadToHeadFixture = z.infer<typeof fixture>;

const privateLeaguePage = privateLeague
  .extend({
    /** For members; a link to join is `…/fantasy/leagues?join=CODE`. */
    code: z.string(),
    /** The first round that counts. */
    fromRound: whole,
    /** Whose points `roundPoints` are; null before the first deadline. */
    round: whole.nullable(),
    table: z.array(row),
    fixtures: z.array(fixture),
    isStarted: z.boolean(),
  })
  .meta({ id: 'FantasyPrivateLeague' });
export type PrivateLeaguePage = z.infer<typeof privateLeaguePage>;

export const listPrivateLeagues = defineCall({
  path: `${fantasyPath}/own/leagues`,
  summary: 'The private leagues of the own squad',
  params: fantasyParams,
  query: localeQuery,
  answer: z.object({ items: z.array(privateLeague) }),
});

export const getPrivateLeague = defineCall({
  path: `${fantasyPath}/own/leagues/{id}`,
  summary: 'A private league with table and duels; not found for who is no member',
  params: leagueId,
  /** Without a round the latest whose deadline has passed. */
  query: localeQuery.extend({ round: z.coerce.number().int().min(1).max(1000).optional() }),
  answer: privateLeaguePage,
});

export const createPrivateLeague = defineCommand({
  method: 'POST',
  path: `${fantasyPath}/own/leagues`,
  summary: 'Creates a private league whose first member and owner is the own squad',
  params: fantasyParams,
  body: z.object({ requestId: z.uuid(), name: leagueName, kind: z.enum(privateLeagueKinds) }),
  answer: z.object({ id: z.uuid(), code: z.string() }),
});

export const joinPrivateLeague = defineCommand({
  method: 'PUT',
  path: `${fantasyPath}/own/leagues`,
  summary: 'Joins a private league by its code; who is a member stays one',
  params: fantasyParams,
  body: z.object({ code: joinCode }),
  answer: z.object({ id: z.uuid() }),
});

export const leavePrivateLeague = defineCommand({
  method: 'DELETE',
  path: `${fantasyPath}/own/leagues/{id}`,
  summary: 'Leaves a private league; with its owner the league ends',
  params: leagueId,
  body: nothing,
  answer: nothing,
});

export const removeFromPrivateLeague = defineCommand({
  method: 'DELETE',
  path: `${fantasyPath}/own/leagues/{id}/members/{squad}`,
  summary: 'The owner removes a member, who cannot come back; the league gets a new code',
  params: leagueId.extend({ squad: squadNumber }),
  body: nothing,
  answer: z.object({ code: z.string() }),
});

export const startHeadToHead = defineCommand({
  method: 'POST',
  path: `${fantasyPath}/own/leagues/{id}/start`,
  summary: 'The owner draws the duels from the coming round on; nobody can join any more',
  params: leagueId,
  body: nothing,
  answer: z.object({ fixtures: whole }),
});
