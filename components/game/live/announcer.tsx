'use client';

import { ScoreNews } from '#components/entity/live/score-news.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { useWatched, useWatching } from './use-watched.ts';

/** Keeps the log of the game followed, and says its score aloud. */
export function Announcer({ game }: { game: Game }) {
  useWatching(game);
  const watched = useWatched(game);
  return <ScoreNews game={watched?.game ?? null} regularPeriods={game.regularPeriods} />;
}
