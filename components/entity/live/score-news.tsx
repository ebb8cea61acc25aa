'use client';

import { Suspense } from 'react';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { lazyView } from '#lib/recovery/lazy-view.ts';

const Sentence = lazyView(async () => (await import('./live-views.tsx')).liveViews.ScoreSentence);

/** A polite live region that announces the score to screen readers; empty without a live game. */
export function ScoreAnnouncements({ game, regularPeriods }: { game: GameSummary | null; regularPeriods?: number }) {
  return (
    <p aria-live="polite" className="sr-only">
      {game && (
        <Suspense>
          <Sentence game={game} regularPeriods={regularPeriods} />
        </Suspense>
      )}
    </p>
  );
}
