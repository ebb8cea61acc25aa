import type { ReactNode } from 'react';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { GameLine } from './game-line.tsx';
import { GameStatus, type LiveVariant } from './game-status.tsx';
import { NotCounted } from './not-counted.tsx';
import { winningSide } from './winner.ts';
import { hasYourTime, YourTime } from './your-time.tsx';

export type CardVariant = LiveVariant & {
  /** The league or round of the game. */
  kicker?: ReactNode;
  note?: ReactNode;
};

/** The content of a game card. */
export function GameCardBody({
  game,
  variant: { kicker, note, ...live },
}: {
  game: GameSummary;
  variant: CardVariant;
}) {
  const winner = winningSide(game);
  return (
    <>
      <span className="game-card-head">
        <span className="name-cut">{kicker}</span>
        <span className="game-card-state">
          <GameStatus game={game} {...live} />
        </span>
      </span>
      <GameLine team={game.home} points={game.score?.home} isWinner={winner === 'home'} isLoser={winner === 'away'} />
      <GameLine team={game.away} points={game.score?.away} isWinner={winner === 'away'} isLoser={winner === 'home'} />
      <NotCounted game={game} />
      {(note || hasYourTime(game)) && (
        <span className="game-note">
          <YourTime game={game} />
          {note}
        </span>
      )}
    </>
  );
}
