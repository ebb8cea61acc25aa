import type { GameSummary } from '#lib/api/contract/game.ts';
import { gameWinner } from '#lib/basketball/series/game-winner.ts';

/** The side that won, null while nothing is decided. The awarded score says who is guilty of a forfeit or default. */
export function winningSide({ state, score }: Pick<GameSummary, 'state' | 'score'>): 'home' | 'away' | null {
  return gameWinner({ state, score, guilty: null });
}
