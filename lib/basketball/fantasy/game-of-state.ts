import { boxScore } from '#lib/basketball/box-score.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { FantasyGame } from './calculate-points.ts';

/** Returns a running game, as its log tells it, for `calculatePoints`: who has won is open. */
export function runningGame(state: GameState): FantasyGame {
  const box = boxScore(state);
  const players = sides.flatMap((side) =>
    box[side].players.map(({ person, starter, played, line }) => ({ personId: person, side, starter, played, line })),
  );
  return { state: 'live', winner: null, players };
}
