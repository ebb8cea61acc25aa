import { useTranslations } from 'next-intl';
import { FittedName } from '#components/screens/shared/fitted-name.tsx';
import { isGameOver, usePeriodText, useStateText } from '#components/screens/shared/use-period-text.ts';
import type { Side } from '#lib/basketball/events.ts';
import { penaltyFrom } from '#lib/basketball/rules/team-fouls.ts';
import { timeoutsLeft } from '#lib/basketball/rules/timeouts.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { hasTenths } from './has-tenths.ts';
import { type Place, places } from './place.ts';
import { TeamCounts } from './team-counts.tsx';

/** The possession arrow on the side of the team with the next alternating possession. */
function Arrow({ place, isOn }: { place: Place; isOn: boolean }) {
  const t = useTranslations('screens');
  return (
    <svg viewBox="0 0 10 10" className="arrow" data-on={isOn || undefined} aria-hidden={!isOn}>
      <title>{t('arrow')}</title>
      <path d={place === 'left' ? 'M9 0.5L1 5L9 9.5Z' : 'M1 0.5L9 5L1 9.5Z'} />
    </svg>
  );
}

const lastSecondsMs = 10_000;

/** Clock, period and shot clock, and score, possession arrow, team fouls and time-outs of each team. */
export function BoardFigures({
  game,
  face,
  sideAt,
}: {
  game: WatchedGame;
  face: ClockFace;
  sideAt: Record<Place, Side>;
}) {
  const t = useTranslations('screens');
  const { board, state } = game;
  const stateText = useStateText(game);
  const isOver = isGameOver(game);
  const periodText = usePeriodText(game);
  const isBreak = face.rest !== '';
  const isInterval = board.phase === 'interval';
  return (
    <div className="board">
      {stateText ? (
        <FittedName name={stateText} className="board-state" />
      ) : (
        <>
          <FittedName name={periodText} className="board-period" />
          <b
            className="board-clock"
            data-interval={isInterval || undefined}
            data-over={(face.isOver && !isInterval) || undefined}
          >
            {isInterval ? face.rest || '0' : face.game}
          </b>
          <b className="board-shot" data-tenths={hasTenths(face.shot) || undefined}>
            {!isInterval && face.shot}
          </b>
        </>
      )}
      {places.map((place) => (
        <b key={place} className="board-score" data-place={place}>
          {board[sideAt[place]].score}
        </b>
      ))}
      <p className="board-arrows">
        {places.map((place) => (
          <Arrow key={place} place={place} isOn={!isOver && board[sideAt[place]].hasArrow} />
        ))}
      </p>
      {places.map((place) => (
        <TeamCounts
          key={place}
          place={place}
          side={board[sideAt[place]]}
          isOver={isOver}
          penaltyFrom={penaltyFrom(state.profile, board.period)}
          timeouts={timeoutsLeft(state.profile, [], board.period, Number.POSITIVE_INFINITY)}
        />
      ))}
      {isBreak && !isInterval && !stateText && (
        <p className="board-rest" data-ending={face.restMs <= lastSecondsMs || undefined}>
          <span>{t('timeout')}</span>
          <b>{face.rest}</b>
        </p>
      )}
    </div>
  );
}
