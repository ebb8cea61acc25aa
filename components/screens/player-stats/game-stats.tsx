import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Crest } from '#components/entity/crest.tsx';
import { duelStyle } from '#components/entity/team-colors.ts';
import { FittedName } from '#components/screens/shared/fitted-name.tsx';
import { playerRows } from '#components/screens/shared/player-rows.ts';
import { usePeriodText } from '#components/screens/shared/use-period-text.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { StatsTable } from './stats-table.tsx';

type Props = { of: Pick<GameSummary, 'home' | 'away' | 'score'>; game: WatchedGame; face: ClockFace };

/** The statistics of both teams; without a log only the score. */
export function GameStats({ of, game, face }: Props) {
  const t = useTranslations('entity');
  const { board, state } = game;
  const rows = useMemo(() => ({ home: playerRows(game, 'home'), away: playerRows(game, 'away') }), [game]);
  const hasLog = state.log.length > 0;
  const nameOf = (side: Side) => of[side]?.name ?? t('teamOpen');
  const clock = board.phase === 'interval' ? face.rest : face.game;
  const score = (side: Side) => (
    <b className="game-stats-score">{hasLog ? board[side].score : (of.score?.[side] ?? '')}</b>
  );
  const team = (side: Side) => (
    <span className="game-stats-team" data-side={side}>
      {of[side] && <Crest of={of[side]} isOnScreen />}
      <FittedName name={of[side]?.shortName ?? nameOf(side)} className="game-stats-name" />
    </span>
  );
  return (
    <div className="game-stats" style={duelStyle(of.home, of.away)}>
      <p className="game-stats-head">
        {team('home')}
        {score('home')}
        <span className="game-stats-clock">
          {usePeriodText(game)}
          {board.phase !== 'finished' && hasLog && <b>{clock}</b>}
        </span>
        {score('away')}
        {team('away')}
      </p>
      {hasLog && (
        <div className="game-stats-tables">
          {sides.map((side) => (
            <StatsTable key={side} team={nameOf(side)} rows={rows[side]} />
          ))}
        </div>
      )}
    </div>
  );
}
