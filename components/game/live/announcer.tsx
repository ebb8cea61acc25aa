'use client';

import { ScoreAnnouncements } from '#components/entity/live/score-news.tsx';
import { useFollowGame, useWatched } from '#components/entity/live/use-watched.ts';
import type { Game } from '#lib/api/contract/game.ts';

/** Follows the log of the game and announces its score to screen readers. */
export function Announcer({ game }: { game: Game }) {
  useFollowGame(game);
  const watched = useWatched(game);
  return <ScoreAnnouncements game={watched?.game ?? null} regularPeriods={game.regularPeriods} />;
}
