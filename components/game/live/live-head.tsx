'use client';

import { GameMastheadScore } from '#components/entity/game-masthead-score.tsx';
import { RunningClock } from '#components/entity/live/running-clock.tsx';
import { Texts } from '#lib/i18n/texts.tsx';
import { useLive } from '#stores/live.ts';
import { GameBoard } from './game-board.tsx';
import { LiveLine } from './live-line.tsx';
import type { Watched } from './use-watched.ts';

/** The parts of the game masthead that change during the game. */
export function LiveHead({ game, clock, watched, part }: Watched & { part: 'score' | 'board' }) {
  const isStale = useLive((live) => live.isGameStale);
  return (
    <Texts of={['entity', 'live']}>
      {part === 'score' ? (
        <GameMastheadScore
          game={game}
          regularPeriods={game.regularPeriods}
          clock={<RunningClock anchor={clock} />}
          isStale={isStale}
        />
      ) : (
        <GameBoard game={game} board={watched.board}>
          <LiveLine />
        </GameBoard>
      )}
    </Texts>
  );
}
