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
    <Link href={href} className="game-card" style={duelStyle(game.home, game.away)}>
      <span aria-hidden="true" className="game-colors">
        <span />
        <span />
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
