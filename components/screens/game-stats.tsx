import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { duelStyle } from '#components/entity/team-colors.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { sides } from '#lib/basketball/events.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { playerRows } from './player-rows.ts';
import { StatsTable } from './stats-table.tsx';
import { usePeriodText } from './use-period-text.ts';

type Props = { of: Pick<GameSummary, 'home' | 'away' | 'score'>; game: WatchedGame; face: ClockFace };

/** Both sides in numbers. A game without a log has its score only. */
export function GameStats({ of, game, face }: Props) {
  const t = useTranslations('entity');
  const { board, state } = game;
  const rows = useMemo(() => ({ home: playerRows(game, 'home'), away: playerRows(game, 'away') }), [game]);
  const hasLog = state.log.length > 0;
  const nameOf = (side: 'home' | 'away') => of[side]?.name ?? t('teamOpen');
  return (
    <div className="game-stats" style={duelStyle(of.home, of.away)}>
      <p className="game-stats-head">
        <span data-side="home">{nameOf('home')}</span>
        <b>{hasLog ? board.home.score : of.score?.home}</b>
        <span className="game-stats-clock">
          {usePeriodText(game)}
          {board.phase !== 'finished' && hasLog && <b>{face.game}</b>}
        </span>
        <b>{hasLog ? board.away.score : of.score?.away}</b>
        <span data-side="away">{nameOf('away')}</span>
      </p>
      {hasLog && (
        <div className="game-stats-tables">
          {sides.map((side) => (
            <StatsTable key={side} team={nameOf(side)} rows={rows[side]} showsTime={state.recorded.presence} />
          ))}
        </div>
      )}
    </div>
  );
}
