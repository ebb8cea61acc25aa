import type { GameFantasy } from '#lib/api/contract/fantasy/round.ts';
import { calculatePoints } from '#lib/basketball/fantasy/calculate-points.ts';
import { runningGame } from '#lib/basketball/fantasy/game-of-state.ts';
import type { GameState } from '#lib/basketball/game/state.ts';

/** Returns the fantasy side of a game with the points that its log gives now. What was booked of an earlier end of it stays away. */
export function runningFantasy(fantasy: GameFantasy, state: GameState): GameFantasy {
  const told = Map.groupBy(calculatePoints(runningGame(state), fantasy.scoring), ({ person }) => person);
  const entrants = fantasy.entrants.map((entrant) => {
    const own = (entrant.personId && told.get(entrant.personId)) || [];
    const lines = own.map(({ item, count, points }) => ({
      ...{ booking: 0, cause: 'final' as const, at: '', gameId: '', isBooked: true },
      ...{ item, count, points },
    }));
    return { ...entrant, lines, points: own.reduce((sum, { points }) => sum + points, 0) };
  });
  return { ...fantasy, state: fantasy.state === 'outside' ? 'outside' : 'live', entrants };
}
