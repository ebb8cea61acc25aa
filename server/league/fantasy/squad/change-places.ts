import { checkLineup } from '#lib/basketball/fantasy/check-lineup.ts';
import { checkPlaces } from '#lib/basketball/fantasy/check-places.ts';
import { beginOf } from '#lib/basketball/fantasy/deadline.ts';
import { entrantsOf } from '#lib/basketball/fantasy/lineup.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { conflictOf } from '#server/league/fantasy/conflict-of.ts';
import type { EntrantRow } from '#server/league/fantasy/entrant/entrants.ts';
import { markForRecount } from '#server/league/fantasy/round/mark-for-recount.ts';
import { type RoundGameRow, selectRoundGames, timesOf } from '#server/league/fantasy/round/round-games.ts';
import { toLineup } from './lineups.ts';
import type { Judged, SaveContext, SaveInput } from './save-input.ts';

/**
 * Judges a change of places while the round is played: everybody whose game had not begun when the server received it. Throws
 * `conflict` where it is too late for any change, and `bad-request` with the place of each fault.
 */
export async function checkPlacesOfRound(
  scope: TenantScope,
  { season, round, present, deals, receivedAt }: SaveContext,
  entrants: readonly EntrantRow[],
  { lineup }: SaveInput,
): Promise<Judged> {
  const locked = round.locksAt?.toISOString() ?? 'before';
  const late = `The deadline of round ${round.number} was ${locked}; the save was received at ${receivedAt.toISOString()}.`;
  if (!present || round.endedAt !== null) throw conflictOf('deadline', 'round', late);
  const games = await selectRoundGames(scope, season.id, round.id);
  const held = toLineup(present);
  const known = new Map(entrants.map((entrant) => [entrant.number, entrant]));
  const begun = begunEntrants(games, entrants, receivedAt.getTime());
  const all = entrantsOf(held);
  const isSameSquad = all.length === entrantsOf(lineup).length && entrantsOf(lineup).every((one) => all.includes(one));
  if (!isSameSquad)
    throw conflictOf(
      'same-squad',
      'lineup',
      `${late} Until a player's game begins, places can be changed; nobody comes or goes.`,
    );
  const faults = [...checkLineup(lineup, known, season.rules.squad, new Set(all)), ...checkPlaces(held, lineup, begun)];
  if (faults.length > 0) throw badPlaces(faults);
  await markForRecount(scope, round.id, receivedAt);
  const transfers = present.round === round.number ? present.transfers : 0;
  return { bank: present.bank, cost: present.cost, transfers, deals };
}

/** Lists the entrants whose game of a round has begun at a time. */
export function begunEntrants(
  games: readonly RoundGameRow[],
  entrants: readonly EntrantRow[],
  at: number,
): Set<number> {
  const hasBegun = (game: RoundGameRow) => {
    const begin = beginOf(timesOf(game));
    return begin !== null && begin <= at;
  };
  const teams = new Set(games.filter(hasBegun).flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  return new Set(entrants.filter(({ teamId }) => teamId !== null && teams.has(teamId)).map(({ number }) => number));
}
