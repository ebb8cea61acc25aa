import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { duelStyle } from '#components/entity/team-colors.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { sides } from '#lib/basketball/events.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { Arrow } from './arrow.tsx';
import { FittedName } from './fitted-name.tsx';
import { PlayerColumn } from './player-column.tsx';
import { playerRows } from './player-rows.ts';
import { TeamCounts } from './team-counts.tsx';
import { usePeriodText } from './use-period-text.ts';

const lastSecondsMs = 10_000;

/** The board of a hall (FIBA Basketball Equipment): clock, score, fouls, time-outs, arrow, and the players at its sides. */
export function Scoreboard({ of, game, face }: { of: GameSummary; game: WatchedGame; face: ClockFace }) {
  const t = useTranslations('screens');
  const tEntity = useTranslations('entity');
  const { board, state } = game;
  const nameOf = (side: 'home' | 'away') => of[side]?.shortName ?? tEntity('teamOpen');
  const rows = useMemo(() => ({ home: playerRows(game, 'home'), away: playerRows(game, 'away') }), [game]);
  const isInterval = board.phase === 'interval' && face.rest !== '';
  const isTimeout = !isInterval && face.rest !== '';
  return (
    <div
      className="scoreboard"
      style={duelStyle(of.home, of.away)}
      data-players={rows.home.length + rows.away.length > 0 || undefined}
    >
      <PlayerColumn team={nameOf('home')} rows={rows.home} />
      <div className="scoreboard-main">
        <div className="scoreboard-top">
          <FittedName name={usePeriodText(game)} className="scoreboard-period" />
          <b className="scoreboard-clock" data-interval={isInterval || undefined} data-over={face.isOver || undefined}>
            {isInterval ? face.rest : face.game}
          </b>
        </div>
        <div className="scoreboard-sides">
          {sides.map((side) => (
            <div key={side} className="scoreboard-side" data-side={side}>
              <FittedName name={nameOf(side)} className="scoreboard-name" />
              <b className="scoreboard-score">{board[side].score}</b>
              <TeamCounts side={board[side]} penaltyFrom={state.profile.teamFouls.penaltyFrom} />
            </div>
          ))}
          <div className="scoreboard-middle">
            {isTimeout ? (
              <p className="scoreboard-rest" data-ending={face.restMs <= lastSecondsMs || undefined}>
                <span>{t('timeout')}</span>
                <b>{face.rest}</b>
              </p>
            ) : (
              <b className="scoreboard-shot">{face.shot}</b>
            )}
            <p className="scoreboard-arrows">
              <Arrow side="home" isOn={board.home.hasArrow} />
              <Arrow side="away" isOn={board.away.hasArrow} />
            </p>
          </div>
        </div>
      </div>
      <PlayerColumn team={nameOf('away')} rows={rows.away} />
    </div>
  );
}
