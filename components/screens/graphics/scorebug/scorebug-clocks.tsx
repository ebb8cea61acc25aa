import { useTranslations } from 'next-intl';
import { Fitted } from '#components/screens/graphics/shared/fitted.tsx';
import { usePeriodText } from '#components/screens/shared/use-period-text.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

/**
 * The period, game clock and shot clock; after the game only its final status. A break or time-out is named, and the time
 * left of a break is never that of the game.
 */
export function ScorebugClocks({ game, face, isOver }: { game: WatchedGame; face: ClockFace; isOver: boolean }) {
  const period = usePeriodText(game);
  const t = useTranslations('screens');
  const { phase } = game.board;
  const isTimeout = phase === 'playing' && face.rest !== '';
  if (isOver) {
    return (
      <div className="bug-clocks" data-over>
        <Fitted className="bug-over">{period}</Fitted>
      </div>
    );
  }
  return (
    <div className="bug-clocks">
      <Fitted className="bug-period">{isTimeout ? t('timeout') : period}</Fitted>
      <b className="bug-clock">{phase === 'interval' ? face.rest || '0' : face.game}</b>
      <b className="bug-shot" data-shown={(phase === 'playing' && face.shot !== '') || undefined}>
        {phase === 'playing' && face.shot}
      </b>
    </div>
  );
}
