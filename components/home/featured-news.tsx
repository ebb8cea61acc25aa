'use client';

import { ScoreAnnouncements } from '#components/entity/live/score-news.tsx';
import { useLiveGame } from '#components/entity/live/use-live-game.ts';
import type { ShownGame } from '#stores/live.ts';

/** Announces the score of the featured game to screen readers. */
export function FeaturedNews({ shown }: { shown: ShownGame }) {
  return <ScoreAnnouncements game={useLiveGame(shown)?.game ?? null} />;
}
