import type { GameSummary } from '#lib/api/contract/game.ts';
import type { StripGame } from '#lib/api/contract/schedule.ts';

type Known = Pick<GameSummary, 'state' | 'score' | 'live'>;

/** Returns a game of the strip as the page's own channels report it, so that both show the same. */
export function withLive(game: StripGame, known: Known | undefined): StripGame {
  if (!known) return game;
  const { state, score, live } = known;
  return { ...game, state, score, period: live && { number: live.period, isOver: live.clockMs === 0 } };
}
