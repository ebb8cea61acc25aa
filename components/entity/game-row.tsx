import { Link } from '#components/ui/link.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { GameRowBody, type GameRowVariant } from './game-row-body.tsx';
import { LiveBody } from './live/live-body.tsx';
import { canGoLive, shownGame } from './live/shown-game.ts';

/** A game in a list: both teams with their points, the state at the end. The whole row is a link. */
export function GameRow({
  game,
  href,
  ...variant
}: { game: GameSummary; href: string } & Omit<GameRowVariant, 'clock' | 'isStale'>) {
  const body = <GameRowBody game={game} variant={variant} />;
  return (
    <Link href={href} className="game-row">
      {canGoLive(game) ? (
        <LiveBody shown={shownGame(game)} view="row" variant={variant}>
          {body}
        </LiveBody>
      ) : (
        body
      )}
    </Link>
  );
}
