import { canGoLive } from '#components/entity/live/shown-game.ts';
import { LiveTabPart, type LiveTabPartProps } from './live-part.tsx';

/** Server-rendered tab; replaced by the live tab if the game can be followed. */
export function LiveTabSlot({ game, tab, period, children }: LiveTabPartProps) {
  if (!canGoLive(game)) return children;
  return (
    <LiveTabPart game={game} tab={tab} period={period}>
      {children}
    </LiveTabPart>
  );
}
