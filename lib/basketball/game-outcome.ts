import type { Side } from './events.ts';
import { gameWinner } from './series/game-winner.ts';
import type { SeriesGame } from './series/series.ts';
import type { Outcome } from './standings/counted-game.ts';

/**
 * Returns how a game ended for a side; null while it is undecided or void. Both sides lose a forfeit or default for which both are
 * at fault, or which has a level score.
 */
export function gameOutcome(game: Pick<SeriesGame, 'state' | 'score' | 'guilty'>, side: Side): Outcome | null {
  const winner = gameWinner(game);
  if (winner) return winner === side ? 'won' : 'lost';
  if (game.state === 'final') return game.score ? 'drawn' : null;
  const isLost = game.state === 'forfeited' || game.state === 'defaulted';
  return isLost && (game.score || game.guilty === 'both') ? 'lost' : null;
}
