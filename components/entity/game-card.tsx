import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { GameLine } from './game-line.tsx';
import { GameStatus } from './game-status.tsx';
import { duelStyle } from './team-colors.ts';
import { winnerOf } from './winner.ts';

/** A game that stands alone: in a strip, a grid, beside news. `kicker` says where it belongs. */
export function GameCard({
  game,
  href,
  kicker,
  note,
}: {
  game: GameSummary;
  href: string;
  kicker?: ReactNode;
  note?: ReactNode;
}) {
  const winner = winnerOf(game);
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
      <span className="flex items-center justify-between gap-2 text-xs text-quiet">
        <span className="min-w-0 truncate">{kicker}</span>
        <span className="shrink-0 font-semibold text-ink">
          <GameStatus game={game} />
        </span>
      </span>
      <GameLine team={game.home} points={game.score?.home} isWinner={winner === 'home'} isLoser={winner === 'away'} />
      <GameLine team={game.away} points={game.score?.away} isWinner={winner === 'away'} isLoser={winner === 'home'} />
      {note && <span className="truncate text-xs text-quiet">{note}</span>}
    </Link>
  );
}
