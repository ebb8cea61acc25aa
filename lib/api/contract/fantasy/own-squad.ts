import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant, localeQuery, storedWhole } from '#lib/api/contract/common.ts';
import { chosenName } from '#lib/api/contract/readable-name.ts';
import { leagueRef } from '#lib/api/contract/season.ts';
import {
  credits,
  entrantParams,
  entrantRef,
  fantasyParams,
  fantasyPath,
  ledgerLine,
  roundRef,
  squadParams,
  squadRef,
  units,
  whole,
} from './common.ts';
import { squadRound } from './squad.ts';

const nothing = z.object({});
const entrantNumber = z.int().min(1).max(100_000);

/** A squad of a round by numbers of entrants. */
const lineup = z
  .object({
    starters: z.array(entrantNumber).length(5),
    sixth: entrantNumber.nullable(),
    bench: z.array(entrantNumber).max(15),
    coach: entrantNumber.nullable(),
    captain: entrantNumber,
  })
  .meta({ id: 'FantasyLineup' });
export type Lineup = z.infer<typeof lineup>;

const squadName = chosenName(2, 40);

const maxEntrants = 100;
/** Prices of transfers by number of the entrant: a squad before and one after at most. */
const deals = z
  .record(z.string().regex(/^[1-9]\d{0,5}$/), credits)
  .refine((prices) => Object.keys(prices).length <= maxEntrants);

/** What has changed since the squad was saved: prices, who has left the league, corrections (those by a merge too). */
const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), entrant: entrantRef, from: credits, to: credits }),
  z.object({ kind: z.literal('left'), entrant: entrantRef }),
  z.object({ kind: z.literal('correction'), entrant: entrantRef, round: whole, line: ledgerLine }),
]);

const ownRound = z.object({
  round: roundRef,
  /** Null before the first save for this or an earlier round. */
  lineup: lineup.nullable(),
  /** The squad of the round before, against which transfers are counted; null without one. */
  before: lineup.nullable(),
  /** Counts the saves; send it with the next one. 0 before the first. */
  revision: whole,
  savedAt: instant.nullable(),
  /** What is left to spend. */
  bank: credits,
  transfers: z.object({
    used: whole,
    /** Null: any number is free. */
    allowed: whole.nullable(),
  }),
  /** At what prices the transfers that stand were made: each of them is undone at its own. */
  deals,
  /** Entrants whose game of this round has begun: they keep their place. */
  begun: z.array(whole),
});

const ownSquad = z
  .object({
    serverTime: instant,
    /** Null before the first save. */
    squad: squadRef.nullable(),
    points: units,
    rank: whole.nullable(),
    /** The round whose squad is being made; null when no round comes. */
    coming: ownRound.nullable(),
    /** The round that is played: until each game begins, players may change places. */
    playing: ownRound.extend({ result: squadRound }).nullable(),
    changes: z.array(change),
    watched: z.array(whole),
    /** The name was taken away by staff and has to be chosen again. */
    mustRename: z.boolean(),
  })
  .meta({ id: 'FantasyOwnSquad' });
export type FantasyOwnSquad = z.infer<typeof ownSquad>;

export const getOwnFantasySquad = defineCall({
  path: `${fantasyPath}/own`,
  summary: 'The follower’s own squad in a fantasy season',
  params: fantasyParams,
  query: localeQuery,
  answer: ownSquad,
});

const ownSeason = z.object({
  league: leagueRef,
  state: z.enum(['open', 'closed']),
  coming: roundRef.nullable(),
  squad: squadRef.nullable(),
  points: units,
  rank: whole.nullable(),
  squads: whole,
});

export const listOwnFantasy = defineCall({
  path: '/v2/website/user/fantasy',
  summary: 'Fantasy seasons of the tenant that are open or in which the follower has a squad, the newest first',
  params: nothing,
  query: localeQuery,
  answer: z.object({ items: z.array(ownSeason) }),
});

const receipt = z
  .object({
    requestId: z.uuid(),
    squad: squadRef,
    round: whole,
    /** When the server received the save: what is judged against the deadline. */
    receivedAt: instant,
    deadline: instant.nullable(),
    revision: whole,
    cost: credits,
    bank: credits,
    transfersUsed: whole,
  })
  .meta({ id: 'FantasyReceipt' });
export type FantasyReceipt = z.infer<typeof receipt>;

export const saveFantasySquad = defineCommand({
  method: 'PUT',
  path: `${fantasyPath}/own/rounds/{round}`,
  summary:
    'Saves the own squad of a round. Before the deadline any squad within the rules; while the round is played only places among those whose game has not begun. A repeated `requestId` gets its first receipt again',
  params: fantasyParams.extend({ round: z.coerce.number().int().min(1).max(1000) }),
  body: z.object({
    requestId: z.uuid(),
    /** That of the squad the visitor saw; `conflict` if it was saved elsewhere since. */
    revision: storedWhole,
    /** The price of the whole squad as the visitor saw it; `conflict` if prices have moved since. */
    cost: z.int().min(0).max(1_000_000),
    /** With the first save. */
    name: squadName.optional(),
    lineup,
  }),
  answer: receipt,
});

export const renameFantasySquad = defineCommand({
  method: 'PUT',
  path: `${fantasyPath}/own/name`,
  summary: 'Gives the own squad another name',
  params: fantasyParams,
  body: z.object({ name: squadName }),
  answer: squadRef,
});

export const watchFantasyEntrant = defineCommand({
  method: 'PUT',
  path: `${fantasyPath}/own/watched/{entrant}`,
  summary: 'Puts an entrant on the own watch list',
  params: entrantParams,
  body: nothing,
  answer: z.object({ watched: z.array(whole) }),
});

export const unwatchFantasyEntrant = defineCommand({
  method: 'DELETE',
  path: `${fantasyPath}/own/watched/{entrant}`,
  summary: 'Takes an entrant off the own watch list',
  params: entrantParams,
  body: nothing,
  answer: z.object({ watched: z.array(whole) }),
});

export const reportFantasySquad = defineCommand({
  method: 'POST',
  path: `${fantasyPath}/squads/{squad}/reports`,
  summary:
    'Reports the name of a squad as insulting; staff decide. A second report of the same follower changes nothing',
  params: squadParams,
  body: z.object({ reason: z.string().trim().max(300).default('') }),
  answer: nothing,
});
