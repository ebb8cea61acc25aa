import { useTranslations } from 'next-intl';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { sides } from '#lib/basketball/events.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { scoreOf } from './programme.ts';
import { ScorebugClocks } from './scorebug-clocks.tsx';
import { ScorebugSide } from './scorebug-side.tsx';

type Props = { of: Pick<GameSummary, 'home' | 'away' | 'score'>; game: WatchedGame; face: ClockFace };

/** The score at the lower edge of the picture: both sides around the clocks, team fouls and time-outs below. */
export function Scorebug({ of, game, face }: Props) {
  const t = useTranslations('screens');
  return (
    <div className="bug" data-move="rise">
      {sides.map((side) => (
        <ScorebugSide
          key={side}
          side={side}
          team={of[side]}
          board={game.board[side]}
          score={scoreOf({ of, game }, side)}
        />
      ))}
      <ScorebugClocks game={game} face={face} />
      <span className="bug-arrows">
        {sides.map((side) => (
          <i
            key={side}
            className="bug-arrow"
            data-side={side}
            data-shown={game.board[side].hasArrow || undefined}
            {...(game.board[side].hasArrow && { role: 'img', 'aria-label': t('arrow') })}
          />
        ))}
      </span>
    </div>
  );
}
