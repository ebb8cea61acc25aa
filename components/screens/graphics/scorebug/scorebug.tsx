import { useTranslations } from 'next-intl';
import { scoreOf } from '#components/screens/graphics/programme/programme.ts';
import { gameEmblems } from '#components/screens/graphics/programme/team-emblem.ts';
import { isGameOver } from '#components/screens/shared/use-period-text.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { ScorebugClocks } from './scorebug-clocks.tsx';
import { ScorebugSide } from './scorebug-side.tsx';

type Props = { of: Pick<GameSummary, 'home' | 'away' | 'score'>; game: WatchedGame; face: ClockFace };

/** The scorebug at the lower edge: both teams around the clocks, team fouls and time-outs below. */
export function Scorebug({ of, game, face }: Props) {
  const t = useTranslations('screens');
  const isOver = isGameOver(game);
  const emblems = gameEmblems(of);
  return (
    <div className="bug" data-move="rise" data-over={isOver || undefined}>
      {sides.map((side) => (
        <ScorebugSide
          key={side}
          side={side}
          team={of[side]}
          emblem={emblems[side]}
          board={game.board[side]}
          isOver={isOver}
          score={scoreOf({ of, game }, side) ?? (isOver ? null : 0)}
        />
      ))}
      <ScorebugClocks game={game} face={face} isOver={isOver} />
      <span className="bug-arrows">
        {sides.map((side) => {
          const isLit = !isOver && game.board[side].hasArrow;
          const attributes = isLit && { role: 'img', 'aria-label': t('arrow'), 'data-shown': true };
          return <i key={side} className="bug-arrow" data-side={side} {...attributes} />;
        })}
      </span>
    </div>
  );
}
