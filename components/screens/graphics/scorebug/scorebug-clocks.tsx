import { Fitted } from '#components/screens/graphics/shared/fitted.tsx';
import { usePeriodText } from '#components/screens/shared/use-period-text.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

/** The period, game clock and shot clock; after the game only its final status. */
export function ScorebugClocks({ game, face, isOver }: { game: WatchedGame; face: ClockFace; isOver: boolean }) {
  const period = usePeriodText(game);
  const { phase } = game.board;
  if (isOver) {
    return (
      <div className="bug-clocks" data-over>
        <Fitted className="bug-over">{period}</Fitted>
      </div>
    );
  }
  return (
    <div className="bug-clocks">
      <Fitted className="bug-period">{period}</Fitted>
      <b className="bug-clock">{phase === 'interval' && face.rest ? face.rest : face.game}</b>
      <b className="bug-shot" data-shown={face.shot !== '' || undefined}>
        {face.shot}
      </b>
    </div>
  );
}
