import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { duelStyle } from '#components/entity/team-colors.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { sides } from '#lib/basketball/events.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { usePeriodText } from './use-period-text.ts';

type Props = { of: Pick<GameSummary, 'home' | 'away'>; game: WatchedGame; face: ClockFace };

/** The score in a corner of the picture: both sides with bonus and time-outs, period, game clock, shot clock. */
export function Scorebug({ of, game, face }: Props) {
  const t = useTranslations('screens');
  const tEntity = useTranslations('entity');
  const { board } = game;
  return (
    <div className="bug" style={duelStyle(of.home, of.away)}>
      {sides.map((side) => {
        const team = of[side];
        const { score, penalty, timeoutsLeft, hasArrow } = board[side];
        return (
          <div key={side} className="bug-side" data-side={side}>
            {team && <Crest of={team} isEager />}
            <span className="bug-name">{team?.code ?? tEntity('teamOpen')}</span>
            <span className="bug-arrow" data-shown={hasArrow || undefined} role="img" aria-label={t('arrow')}>
              ▸
            </span>
            <b className="bug-score">{score}</b>
            <span className="bug-timeouts" role="img" aria-label={t('timeoutsLeft', { count: timeoutsLeft })}>
              {Array.from({ length: timeoutsLeft }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lights have no other name
                <i key={index} />
              ))}
            </span>
            <span className="bug-bonus" data-shown={penalty || undefined}>
              {t('bonus')}
            </span>
          </div>
        );
      })}
      <div className="bug-clocks">
        <span className="bug-period">{usePeriodText(game)}</span>
        <b className="bug-clock">{board.phase === 'interval' && face.rest ? face.rest : face.game}</b>
        <b className="bug-shot" data-shown={face.shot !== '' || undefined}>
          {face.shot}
        </b>
      </div>
    </div>
  );
}
