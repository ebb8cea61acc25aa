import type { ReactNode } from 'react';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { GameLine } from './game-line.tsx';
import { GameStatus, type LiveVariant } from './game-status.tsx';
import { NotCounted } from './not-counted.tsx';
import type { TeamNaming } from './team-link.tsx';
import type { TipOffParts } from './tip-off.tsx';
import { winningSide } from './winner.ts';

export type GameRowVariant = LiveVariant & {
  show?: TipOffParts;
  /** The muted line: venue, round, league. */
  note?: ReactNode;
  naming?: TeamNaming;
};

/** The content of a game row. */
export function GameRowBody({ game, variant }: { game: GameSummary; variant: GameRowVariant }) {
  const { note, naming, ...status } = variant;
  const winner = winningSide(game);
  return (
    <>
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
        <NotCounted game={game} />
        {note && <span className="truncate text-xs text-quiet">{note}</span>}
      </span>
      <span className="my-2.5 flex flex-col items-center justify-center border-s border-line px-2 text-center text-sm font-semibold">
        <GameStatus game={game} {...status} />
      </span>
    </>
  );
}
