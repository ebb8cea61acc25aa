'use client';

import { type ReactNode, Suspense } from 'react';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import type { ShownGame } from '#stores/live.ts';
import type { BodyView, LiveBodyVariant } from './live-body-view.tsx';
import { useLiveGame } from './use-live-game.ts';

const View = lazyView(async () => (await import('./live-views.tsx')).liveViews.LiveBodyView);

/** The server-rendered content of a game, replaced by `LiveBodyView` after the first live update. */
export function LiveBody({
  shown,
  view,
  variant = {},
  children,
}: {
  shown: ShownGame;
  view: BodyView;
  variant?: LiveBodyVariant;
  children: ReactNode;
}) {
  const live = useLiveGame(shown);
  if (!live) return children;
  return (
    <Suspense fallback={children}>
      <View live={live} view={view} variant={variant} />
    </Suspense>
  );
}
