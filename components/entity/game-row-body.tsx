import type { ReactNode } from 'react';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { GameLine } from './game-line.tsx';
import { GameStatus, type LiveVariant } from './game-status.tsx';
import { NotCounted } from './not-counted.tsx';
import type { TeamNaming } from './team-name.tsx';
import type { TipOffParts } from './tip-off.tsx';
import { winningSide } from './winner.ts';
import { hasYourTime, YourTime } from './your-time.tsx';

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
      <span className="game-sides">
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
        {(note || hasYourTime(game)) && (
          <span className="game-note">
            <YourTime game={game} />
            {note}
          </span>
        )}
      </span>
      <span className="game-state">
        <GameStatus game={game} {...status} />
      </span>
    </>
  );
}
