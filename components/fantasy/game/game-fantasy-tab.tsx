import { canGoLive } from '#components/entity/live/shown-game.ts';
import { FantasyToCome } from '#components/fantasy/fantasy-to-come.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { readGameFantasy } from '#lib/api/readers/fantasy.ts';
import { GameFantasy } from './game-fantasy.tsx';
import { LiveFantasySlot } from './live/live-fantasy-slot.tsx';

/** The fantasy tab of a game; where its league plays none, that it is to come. */
export async function GameFantasyTab({ game }: { game: Game }) {
  const fantasy = await readGameFantasy(game.id);
  if (!fantasy) return <FantasyToCome />;
  const tab = <GameFantasy game={game} fantasy={fantasy} />;
  if (!canGoLive(game)) return tab;
  return (
    <LiveFantasySlot game={game} fantasy={fantasy}>
      {tab}
    </LiveFantasySlot>
  );
}
