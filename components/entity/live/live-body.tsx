'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { retry } from '#lib/retry/retry.ts';
import type { ShownGame } from '#stores/live.ts';
import type { BodyView, LiveBodyVariant } from './live-body-view.tsx';
import { useLiveGame } from './use-live-game.ts';

const View = lazy(async () => ({
  default: (await retry(() => import('./live-body-view.tsx'))).LiveBodyView,
}));

/** What the server drew of a game, until more is heard of it; then the same drawn here. */
export function LiveBody({
  shown,
  view,
  look = {},
  children,
}: {
  shown: ShownGame;
  view: BodyView;
  look?: LiveBodyVariant;
  children: ReactNode;
}) {
  const live = useLiveGame(shown);
  if (!live) return children;
  return (
    <Suspense fallback={children}>
      <View live={live} view={view} look={look} />
    </Suspense>
  );
}
