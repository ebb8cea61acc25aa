'use client';

import { type ReactNode, Suspense } from 'react';
import { useWatched } from '#components/entity/live/use-watched.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import type { HeadPart } from './live-head.tsx';
import type { LiveTabName } from './live-tab.tsx';

const Head = lazyView(async () => (await import('./live-head.tsx')).LiveHead);
const Tab = lazyView(async () => (await import('./live-tab.tsx')).LiveTab);

/** A part of the masthead: server-rendered until the live game has loaded. */
export function LiveHeadPart({ game, part, children }: { game: Game; part: HeadPart; children: ReactNode }) {
  const watched = useWatched(game);
  if (!watched) return children;
  return (
    <Suspense fallback={children}>
      <Head {...watched} part={part} />
    </Suspense>
  );
}

export type LiveTabPartProps = {
  game: Game;
  tab: LiveTabName;
  /** Of the play-by-play; without it the running period. */
  period?: number;
  children: ReactNode;
};

/** A tab: server-rendered until the live log has loaded. */
export function LiveTabPart({ game, tab, period, children }: LiveTabPartProps) {
  const watched = useWatched(game);
  if (!watched || watched.watched.state.log.length === 0) return children;
  return (
    <Suspense fallback={children}>
      <Tab {...watched} tab={tab} period={period} />
    </Suspense>
  );
}
