import type { GameSummary } from '#lib/api/contract/game.ts';
import { gameWinner } from '#lib/basketball/series/game-winner.ts';

/** Returns the winning side, or null if undecided. After a forfeit or default the awarded score identifies the guilty side. */
export function winningSide({ state, score }: Pick<GameSummary, 'state' | 'score'>): 'home' | 'away' | null {
  return gameWinner({ state, score, guilty: null });
}
