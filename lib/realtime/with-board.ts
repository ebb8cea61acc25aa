import type { GameSummary } from '#lib/api/contract/game.ts';
import type { LiveBoard } from '#lib/api/contract/live.ts';

/** The states in which the board's score is that of the game; others have rules of their own. */
const statesWithScore: ReadonlySet<GameSummary['state']> = new Set([
  'live',
  'suspended',
  'unconfirmed',
  'final',
  'forfeited',
  'defaulted',
]);

/** Returns a listed game, updated from its board. */
export function withBoard<Game extends GameSummary>(game: Game, board: LiveBoard): Game {
  const { state, period, periods, clock, home, away } = board;
  if (state === 'scheduled') return { ...game, state, score: null, periods: [], live: null };
  if (!statesWithScore.has(state)) return { ...game, state };
  return {
    ...game,
    state,
    score: { home: home.score, away: away.score },
    periods: periods.map((points, index) => ({ period: index + 1, ...points })),
    live: state === 'live' ? { period, clockMs: clock.remainingMs, running: clock.running, at: clock.at } : null,
  };
}
