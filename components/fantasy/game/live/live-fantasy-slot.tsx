'use client';

import { type ReactNode, Suspense } from 'react';
import { useWatched } from '#components/entity/live/use-watched.ts';
import type { GameFantasy } from '#lib/api/contract/fantasy/round.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { lazyView } from '#lib/recovery/lazy-view.ts';

const Live = lazyView(async () => (await import('./live-game-fantasy.tsx')).LiveGameFantasy);

/** The fantasy tab of a game: server-rendered until the live log has loaded. */
export function LiveFantasySlot({
  game,
  fantasy,
  children,
}: {
  game: Game;
  fantasy: GameFantasy;
  children: ReactNode;
}) {
  const watched = useWatched(game);
  if (!watched || watched.watched.state.log.length === 0) return children;
  return (
    <Suspense fallback={children}>
      <Live game={watched.game} state={watched.watched.state} fantasy={fantasy} />
    </Suspense>
  );
}
