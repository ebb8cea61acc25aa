import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { GameLine } from './game-line.tsx';
import { GameStatus } from './game-status.tsx';
import type { TeamNaming } from './team-link.tsx';
import type { TipOffParts } from './tip-off.tsx';
import { winnerOf } from './winner.ts';

/** A game in a list: two lines of teams and their points, the state at the end. The whole row is the link. */
export function GameRow({
  game,
  href,
  show,
  note,
  naming,
}: {
  game: GameSummary;
  href: string;
  show?: TipOffParts;
  /** The quiet line: venue, round, league. */
  note?: ReactNode;
  naming?: TeamNaming;
}) {
  const winner = winnerOf(game);
  return (
    <Link
      href={href}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_6.5rem] items-stretch border-b border-line bg-raised hover:bg-hover"
    >
      <span className="flex min-w-0 flex-col gap-1 py-2.5 ps-3 pe-2">
        <GameLine
          team={game.home}
          points={game.score?.home}
          isWinner={winner === 'home'}
          isLoser={winner === 'away'}
          naming={naming}
        />
        <GameLine
          team={game.away}
          points={game.score?.away}
          isWinner={winner === 'away'}
          isLoser={winner === 'home'}
          naming={naming}
        />
        {note && <span className="truncate text-xs text-quiet">{note}</span>}
      </span>
      <span className="my-2.5 flex flex-col items-center justify-center border-s border-line px-2 text-center text-sm font-semibold">
        <GameStatus game={game} show={show} />
      </span>
    </Link>
  );
}
