'use client';

import { useTranslations } from 'next-intl';
import { GameMastheadScore } from '#components/entity/game-masthead-score.tsx';
import { RunningClock } from '#components/entity/live/running-clock.tsx';
import type { Watched } from '#components/entity/live/use-watched.ts';
import { ScoreLine } from '#components/game/head/score-line.tsx';
import { Texts } from '#lib/i18n/texts.tsx';
import { isClockGuessed } from '#lib/realtime/is-clock-guessed.ts';
import { type Live, useLive } from '#stores/live.ts';
import { GameBoard } from './game-board.tsx';

const isClockGuessedIn = ({ watched }: Live) => watched !== null && isClockGuessed(watched);

/** Number of viewers if more than one, or a notice that the data may be stale or the clock wrong. */
function LiveLine() {
  const t = useTranslations('live');
  const isStale = useLive((live) => live.isGameStale);
  const isGuessed = useLive(isClockGuessedIn);
  const viewers = useLive((live) => live.viewers);
  if (isStale || isGuessed)
    return <strong className="font-semibold text-on-board">{t(isStale ? 'stale' : 'deskAway')}</strong>;
  return viewers !== null && viewers > 1 && t('viewers', { count: viewers });
}

/** The score on the court, the score in one line, or the points by period with fouls and time-outs. */
export type HeadPart = 'score' | 'line' | 'board';

/** The parts of the game masthead that change during the game. */
export function LiveHead({ game, clock, watched, part }: Watched & { part: HeadPart }) {
  const isStale = useLive((live) => live.isGameStale || isClockGuessedIn(live));
  const running = { clock: <RunningClock anchor={clock} />, isStale };
  return (
    <Texts of={['entity', 'live']}>
      {part === 'score' && <GameMastheadScore game={game} regularPeriods={game.regularPeriods} {...running} />}
      {part === 'line' && <ScoreLine game={game} {...running} />}
      {part === 'board' && (
        <GameBoard game={game} board={watched.board}>
          <LiveLine />
        </GameBoard>
      )}
    </Texts>
  );
}
