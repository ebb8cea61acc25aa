import type { Game, GameState } from '#lib/api/contract/game.ts';
import type { GameTab } from '#lib/tabs.ts';

/** States of games that may never have begun; some were stopped, and keep what was recorded. */
const unplayedStates: readonly GameState[] = ['scheduled', 'postponed', 'cancelled', 'forfeited'];

/** Returns the tabs without content. */
export function closedTabs(game: Game): GameTab[] {
  const isPlayed = !unplayedStates.includes(game.state);
  return [
    ...(game.hasFantasy ? [] : (['fantasy'] as const)),
    ...(isPlayed || hasBoxScore(game) ? [] : (['player-stats'] as const)),
    ...(isPlayed || hasPlays(game) ? [] : (['play-by-play'] as const)),
    ...(game.hasPhotos ? [] : (['photos'] as const)),
    ...(game.videos.length > 0 ? [] : (['game-video'] as const)),
  ];
}

const hasBoxScore = ({ coverage }: Game) => coverage !== 'none' && coverage !== 'score';

/**
 * A log alone is no play: that of a game which nobody played names line-ups and the ruling. One that was played and differs from the
 * result has no coverage, and `playedScore` tells.
 */
const hasPlays = (game: Game) => game.seq > 0 && (hasBoxScore(game) || game.playedScore !== null);
