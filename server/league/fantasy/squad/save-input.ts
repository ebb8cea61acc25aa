import { entrantsOf, type Lineup } from '#lib/basketball/fantasy/lineup.ts';
import type { Deals } from '#lib/basketball/fantasy/transfers.ts';
import type { RoundRow } from '#server/league/fantasy/round/rounds.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import type { LineupRow } from './lineups.ts';

export type SaveInput = {
  requestId: string;
  revision: number;
  cost: number;
  name?: string | undefined;
  lineup: Lineup;
};
/** What a save is judged by: the state of the squad, and when the server received it. */
export type SaveContext = {
  season: FantasySeasonRow;
  round: RoundRow;
  receivedAt: Date;
  /** The lineup that holds in the round now, and the one that transfers are counted against. */
  present: LineupRow | null;
  before: Lineup | null;
  /** Prices of the transfers that stand in `present`. */
  deals: Deals;
};
export type Judged = { bank: number; cost: number; transfers: number; deals: Deals };

/** Returns the price of a whole squad. */
export const costOf = (lineup: Lineup, priceOf: ReadonlyMap<number, { price: number }>): number =>
  entrantsOf(lineup).reduce((sum, number) => sum + (priceOf.get(number)?.price ?? 0), 0);
