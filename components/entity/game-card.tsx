import { Link } from '#components/ui/link.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { type CardVariant, GameCardBody } from './game-card-body.tsx';
import { LiveBody } from './live/live-body.tsx';
import { canGoLive, shownGame } from './live/shown-game.ts';
import { duelStyle } from './team-colors.ts';

/** A game as a standalone card: in a strip, a grid, beside news. */
export function GameCard({
  game,
  href,
  ...variant
}: { game: GameSummary; href: string } & Pick<CardVariant, 'kicker' | 'note'>) {
  const body = <GameCardBody game={game} variant={variant} />;
  return (
    <Link
      href={href}
      className="relative flex min-w-0 flex-col gap-2 border border-line bg-raised p-3 pt-3.5 hover:border-line-strong"
      style={duelStyle(game.home, game.away)}
    >
      <span aria-hidden="true" className="absolute inset-x-0 top-0 flex h-1">
        <span className="flex-1 bg-home" />
        <span className="flex-1 bg-away" />
      </span>
      {canGoLive(game) ? (
        <LiveBody shown={shownGame(game)} view="card" variant={variant}>
          {body}
        </LiveBody>
      ) : (
        body
      )}
    </Link>
  );
}
