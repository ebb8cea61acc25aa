import { dayOfGame } from '#server/league/game/day-at-venue.ts';
import type { RoundGameRow } from './round-games.ts';

const dayOf = (game: RoundGameRow) => dayOfGame(game) ?? '9999';

/** Returns the turn of each game of a round, from 1: the games of a day at the venue are one turn. */
export function turnsOf(games: readonly RoundGameRow[]): Map<string, number> {
  const days = [...new Set(games.map(dayOf))].toSorted();
  return new Map(games.map((game) => [game.gameId, days.indexOf(dayOf(game)) + 1]));
}
