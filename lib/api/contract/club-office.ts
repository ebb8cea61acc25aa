import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, localeQuery } from './common.ts';
import { clubRules } from './competition/club-rules.ts';
import { gameParams, gameSummary, periodScore, venueRef } from './game.ts';
import { enteredScore } from './game-result.ts';
import { planDay, planTime } from './plan-form.ts';

const side = z.enum(['home', 'away']);
const reason = z.string().trim().min(3).max(500);

/** What one of the two clubs says of the final score. */
const clubStatement = z.object({
  side,
  score: z.object({ home: z.number().int(), away: z.number().int() }),
  periods: z.array(periodScore),
  reason: z.string().nullable(),
  by: z.string(),
  at: instant,
});
export type ClubStatement = z.infer<typeof clubStatement>;

/** `asked`: the other club has to answer. `agreed`: the office has to confirm. The others are ends. */
export const moveStates = ['asked', 'agreed', 'refused', 'withdrawn', 'confirmed', 'declined'] as const;

/** A request of a club to play a game at another time or place; date and time as at the venue. */
const moveRequest = z
  .object({
    id: z.string(),
    gameId: z.string(),
    state: z.enum(moveStates),
    /** The side that asks. */
    side,
    reason: z.string(),
    date: planDay,
    time: planTime,
    /** Null where the venue stays. */
    venue: z.object({ slug: z.string(), name: z.string() }).nullable(),
    /** What it costs by the rule of the league at the time; null where it is free. */
    fee: z.string().nullable(),
    askedBy: z.string(),
    askedAt: instant,
    /** What the other club, and then the office, has written to it. */
    answer: z.string().nullable(),
    decision: z.string().nullable(),
    /** Whoever has to answer now has been silent for longer than the rule of the league allows. */
    isSilent: z.boolean(),
  })
  .meta({ id: 'MoveRequest' });
export type MoveRequest = z.infer<typeof moveRequest>;

const clubGame = z.object({
  game: gameSummary,
  /** The side of the own club; of two own teams, the home side. */
  side,
  statements: z.array(clubStatement),
  mayState: z.boolean(),
  /** The latest request to move it. */
  request: moveRequest.nullable(),
  mayAsk: z.boolean(),
  rules: clubRules.pick({ moveFee: true, moveNotice: true }),
});
export type ClubGame = z.infer<typeof clubGame>;

export const listClubGames = defineCall({
  path: '/v2/manage/club-games',
  summary:
    'The games of the own clubs in which something can be done: results to enter or confirm, games that can be moved',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({ items: z.array(clubGame), venues: z.array(venueRef) }),
});

export const stateHomeResult = defineCommand({
  method: 'PUT',
  path: '/v2/manage/games/{gameId}/home-statement',
  summary: 'The home club enters the final score; the visitors have to confirm it',
  params: gameParams,
  body: z.object({ ...enteredScore, reason: reason.optional() }),
  answer: z.object({ outcome: z.enum(['waiting', 'agreed', 'differing']) }),
});

export const stateAwayResult = defineCommand({
  method: 'PUT',
  path: '/v2/manage/games/{gameId}/away-statement',
  summary: 'The visitors confirm the score that the home club has entered, or state another one with a reason',
  params: gameParams,
  body: z.object({ ...enteredScore, reason: reason.optional() }),
  answer: stateHomeResult.answer,
});
export type ClubResultInput = z.input<typeof stateHomeResult.body>;

const openClubResult = z.object({
  game: gameSummary,
  /** `differing`: the clubs state two scores. `silent`: one has not answered in time. */
  state: z.enum(['differing', 'silent']),
  statements: z.array(clubStatement),
});
export type OpenClubResult = z.infer<typeof openClubResult>;

export const listClubResults = defineCall({
  path: '/v2/manage/club-results',
  summary: 'Results that the clubs could not settle: two scores, or one that the other club has not answered in time',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({ items: z.array(openClubResult) }),
});

export const askToMove = defineCommand({
  method: 'POST',
  path: '/v2/manage/games/{gameId}/move-requests',
  summary: 'A club asks to play a game at another time or place',
  params: gameParams,
  body: z.object({ reason, date: planDay, time: planTime, venue: z.string().nullable().default(null) }),
  answer: moveRequest,
});
export type MoveInput = z.input<typeof askToMove.body>;

const requestParams = z.object({ requestId: z.uuid() });
const note = z.string().trim().max(500).default('');

export const answerMove = defineCommand({
  method: 'PUT',
  path: '/v2/manage/move-requests/{requestId}/answer',
  summary: 'The other club agrees to move a game, or says no, which ends it',
  params: requestParams,
  body: z.object({ agrees: z.boolean(), note }),
  answer: moveRequest,
});

export const withdrawMove = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/move-requests/{requestId}',
  summary: 'The club that has asked to move a game takes the request back',
  params: requestParams,
  body: z.object({}),
  answer: moveRequest,
});

export const decideMove = defineCommand({
  method: 'PUT',
  path: '/v2/manage/move-requests/{requestId}/decision',
  summary:
    'The office moves the game as the clubs have agreed, or declines; also for a club that is silent. Double bookings are a conflict, unless they are accepted',
  params: requestParams,
  body: z.object({ confirms: z.boolean(), note, acceptsClashes: z.boolean().default(false) }),
  answer: moveRequest,
});

export const listMoveRequests = defineCall({
  path: '/v2/manage/move-requests',
  summary: 'Requests of clubs to move games that are not decided, the oldest first',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({ items: z.array(z.object({ game: gameSummary, request: moveRequest })) }),
});
export type ListedMove = z.output<typeof listMoveRequests.answer>['items'][number];
