import type { ReactNode } from 'react';
import { canGoLive } from '#components/entity/live/shown-game.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { LiveTabPart } from './live-part.tsx';
import type { LiveTabName } from './live-tab.tsx';

/** Server-rendered tab; replaced by the live tab if the game can be followed. */
export function LiveTabSlot({
  game,
  tab,
  period,
  children,
}: {
  game: Game;
  tab: LiveTabName;
  /** Of the play-by-play; without it the running period. */
  period?: number;
  children: ReactNode;
}) {
  if (!canGoLive(game)) return children;
  return (
    <LiveTabPart game={game} tab={tab} period={period}>
      {children}
    </LiveTabPart>
  );
}
