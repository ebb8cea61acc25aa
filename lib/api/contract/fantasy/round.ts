import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { instant, localeQuery } from '#lib/api/contract/common.ts';
import { gameParams, gameSummary } from '#lib/api/contract/game.ts';
import { scoringSchema } from '#lib/basketball/fantasy/rules.ts';
import {
  bookingCauses,
  credits,
  entrantRef,
  fantasyPath,
  ledgerLine,
  perMille,
  roundParams,
  roundRef,
  squadRef,
  units,
  whole,
} from './common.ts';
import { bestFive } from './season.ts';

const share = z.object({ entrant: entrantRef, share: perMille });

/** Lines of one booking after the first of a game: what a correction, a decision or a merge changed. */
const correction = z
  .object({
    booking: whole,
    cause: z.enum(bookingCauses),
    at: instant,
    gameId: z.uuid(),
    isBooked: z.boolean(),
    changes: z.array(z.object({ entrant: entrantRef, lines: z.array(ledgerLine), points: units })),
  })
  .meta({ id: 'FantasyCorrection' });
export type FantasyCorrection = z.infer<typeof correction>;

const roundReview = z
  .object({
    round: roundRef,
    /** With the turn of the round, from 1: games of a day at the venue are one turn. */
    games: z.array(z.object({ turn: whole, game: gameSummary })),
    squads: whole,
    average: units.nullable(),
    best: z.array(z.object({ rank: whole, squad: squadRef, points: units })),
    bestFive,
    /** Null until the deadline has passed. */
    mostOwned: z.array(share).nullable(),
    mostCaptained: z.array(share).nullable(),
    risers: z.array(z.object({ entrant: entrantRef, change: credits, price: credits })),
    fallers: z.array(z.object({ entrant: entrantRef, change: credits, price: credits })),
    corrections: z.array(correction),
  })
  .meta({ id: 'FantasyRoundReview' });
export type FantasyRoundReview = z.infer<typeof roundReview>;

export const getFantasyRound = defineCall({
  path: `${fantasyPath}/rounds/{round}`,
  summary:
    'A round in review: games and turns, the best, prices that moved, corrections; picks only after the deadline',
  params: roundParams,
  query: localeQuery,
  answer: roundReview,
});

/** What a page needs to follow the boards of the round. */
const liveGame = z.object({
  id: z.uuid(),
  leagueId: z.uuid(),
  state: gameSummary.shape.state,
  tipOffAt: instant.nullable(),
});
const livePoints = z.object({ gameId: z.uuid(), entrant: whole, points: units });

export const getFantasyLive = defineCall({
  path: `${fantasyPath}/rounds/{round}/live`,
  summary:
    'Points of the round by entrant and game, those of running games included: a squad is added up by who shows it. Fetch again when a board of the league changes',
  params: roundParams,
  query: localeQuery,
  answer: z.object({ round: roundRef, games: z.array(liveGame), points: z.array(livePoints) }),
});

/** `worthless`: forfeited, annulled or cancelled, and so worth nothing. `outside`: in no round of the season. */
const gameFantasy = z
  .object({
    state: z.enum(['coming', 'live', 'booked', 'worthless', 'outside']),
    round: roundRef.nullable(),
    scoring: scoringSchema,
    /** `personId` is how the game's log names a player; of a coach it is null. */
    entrants: z.array(
      z.object({
        entrant: entrantRef,
        side: z.enum(['home', 'away']),
        personId: z.uuid().nullable(),
        price: credits,
        ownership: perMille.nullable(),
        /** Booked ones; those of a running game come from its log (`calculatePoints`) or from the live call. */
        points: units,
        lines: z.array(ledgerLine),
      }),
    ),
    corrections: z.array(correction),
  })
  .meta({ id: 'GameFantasy' });
export type GameFantasy = z.infer<typeof gameFantasy>;

export const getGameFantasy = defineCall({
  path: '/v2/website/games/{gameId}/fantasy',
  summary: 'The fantasy points of a game with the lines they are made of; not found where its league plays none',
  params: gameParams,
  query: localeQuery,
  answer: gameFantasy,
});
