import { checkLineup } from '#lib/basketball/fantasy/check-lineup.ts';
import { entrantsOf } from '#lib/basketball/fantasy/lineup.ts';
import { dealTransfers, transfersBetween } from '#lib/basketball/fantasy/transfers.ts';
import { badPlaces, LeagueError } from '#server/errors.ts';
import type { EntrantRow } from '#server/league/fantasy/entrant/entrants.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { toLineup } from './lineups.ts';
import { costOf, type Judged, type SaveContext, type SaveInput } from './save-input.ts';

/** Judges a squad that is saved before the deadline, and what it costs. Throws `bad-request` and `conflict`. */
export function checkSquad(
  { season, round, present, before, deals: made }: SaveContext,
  entrants: readonly EntrantRow[],
  { lineup, cost }: SaveInput,
): Judged {
  const { squad, transfers } = season.rules;
  const known = new Map(entrants.map((entrant) => [entrant.number, entrant]));
  const faults = checkLineup(lineup, known, squad, new Set(before ? entrantsOf(before) : []));
  if (faults.length > 0) throw badPlaces(faults);
  assertPrices(costOf(lineup, known), cost);
  const priceOf = (number: number) => known.get(number)?.price ?? 0;
  const held = present && toLineup(present);
  assertInLeague(transfersBetween(held, lineup).bought, known);
  const { bank, deals } = dealTransfers(
    {
      before: before ? entrantsOf(before) : [],
      present: held ? entrantsOf(held) : [],
      bank: present?.bank ?? budgetOf(season, round.number),
      deals: made,
    },
    entrantsOf(lineup),
    priceOf,
  );
  if (bank < 0)
    throw badPlaces([
      {
        rule: 'budget',
        path: 'lineup',
        message: `costs ${-bank / 10} credits more than there are; transfers are at present prices`,
      },
    ]);
  const used = before ? transfersBetween(before, lineup).bought.length : 0;
  const isFree = before === null || transfers.freeRounds.includes(round.number);
  if (!isFree && used > transfers.perRound)
    throw badPlaces([
      {
        rule: 'transfers',
        path: 'lineup',
        message: `makes ${used} transfers; ${transfers.perRound} are allowed before this round`,
      },
    ]);
  return { bank, cost, transfers: isFree ? 0 : used, deals };
}

/** What a new squad may spend: who joins late gets something for each round missed. */
export const budgetOf = ({ rules }: FantasySeasonRow, round: number): number =>
  rules.squad.budget + rules.lateJoiners.creditsPerRound * (round - 1);

function assertPrices(present: number, seen: number): void {
  if (present === seen) return;
  throw new LeagueError('conflict', 'Prices have moved meanwhile: look at the squad again.', [
    { rule: 'prices', path: 'cost', message: `is ${seen / 10}, but the squad costs ${present / 10} credits now` },
  ]);
}

function assertInLeague(bought: readonly number[], known: ReadonlyMap<number, EntrantRow>): void {
  const gone = bought.filter((number) => known.get(number)?.teamId === null);
  if (gone.length > 0)
    throw badPlaces(
      gone.map((number) => ({ rule: 'left-league', path: 'lineup', message: `entrant ${number} has left the league` })),
    );
}
