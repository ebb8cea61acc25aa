import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { instant, localeQuery } from '#lib/api/contract/common.ts';
import { restrictions } from '#lib/api/contract/restriction.ts';
import { teamRef } from '#lib/api/contract/team.ts';
import {
  credits,
  entrantParams,
  entrantRef,
  fantasyParams,
  fantasyPath,
  gameOfLines,
  ledgerLine,
  perMille,
  roundRef,
  stateOfPoints,
  units,
  whole,
} from './common.ts';

const nextGame = z.object({
  round: whole,
  opponent: teamRef,
  isHome: z.boolean(),
  tipOffAt: instant.nullable(),
});

const marketItem = z
  .object({
    entrant: entrantRef,
    price: credits,
    /** Since the round before. */
    priceChange: credits,
    points: units,
    games: whole,
    /** Points of the latest rounds with a game, latest first, five at most. */
    form: z.array(units).max(5),
    /** The next three games. */
    next: z.array(nextGame).max(3),
    /** Share of squads in the latest round whose deadline has passed; null before the first. That of the coming one is not told. */
    ownership: perMille.nullable(),
    /** Why the player may not play. */
    restriction: z.enum(restrictions).nullable(),
  })
  .meta({ id: 'FantasyMarketItem' });
export type MarketItem = z.infer<typeof marketItem>;

export const listFantasyMarket = defineCall({
  path: `${fantasyPath}/market`,
  summary: 'Everybody who can be picked, with price, form, next opponents and ownership, the dearest first',
  params: fantasyParams,
  query: localeQuery,
  answer: z.object({ round: roundRef.nullable(), items: z.array(marketItem) }),
});

/** How a price came about: `change = (points − expected) ÷ smoothing`, rounded to a tenth of a credit, then capped. */
const priceWorking = z
  .object({
    from: credits,
    /** The points of the round; null where the team had no decided game, which changes no price. */
    points: units.nullable(),
    expected: units,
    smoothing: whole,
    /** Before the cap. */
    change: credits,
    cappedChange: credits,
    to: credits,
  })
  .meta({ id: 'FantasyPriceWorking' });

const entrantRound = z.object({
  round: roundRef,
  price: credits,
  /** Null for the first price, which `start` explains. */
  working: priceWorking.nullable(),
  points: units,
  games: z.array(
    gameOfLines.extend({
      points: units,
      state: stateOfPoints,
      didPlay: z.boolean(),
      lines: z.array(ledgerLine),
    }),
  ),
});

const fantasyEntrant = z
  .object({
    entrant: entrantRef,
    price: credits,
    points: units,
    ownership: perMille.nullable(),
    /** `average`: of the last season in this competition, over `games`; `default`: there is none. */
    start: z.object({ from: z.enum(['average', 'default']), points: units.nullable(), games: whole, price: credits }),
    /** Latest first. */
    rounds: z.array(entrantRound),
  })
  .meta({ id: 'FantasyEntrant' });
export type FantasyEntrant = z.infer<typeof fantasyEntrant>;

export const getFantasyEntrant = defineCall({
  path: `${fantasyPath}/entrants/{entrant}`,
  summary: 'A player or coach of the market: every point by line of the ledger, and every price with its working',
  params: entrantParams,
  query: localeQuery,
  answer: fantasyEntrant,
});
