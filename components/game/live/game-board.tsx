import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PeriodScores } from '#components/entity/period-scores.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { LiveBoard } from '#lib/api/contract/live.ts';
import { LiveTeamCounts } from './team-counts.tsx';

/** Points by period; during the game also team fouls, time-outs and the possession arrow from the scorer's desk. */
export function GameBoard({ game, board, children }: { game: Game; board: LiveBoard | null; children?: ReactNode }) {
  const t = useTranslations('live');
  const scores = <PeriodScores game={game} regularPeriods={game.regularPeriods} />;
  if (game.state !== 'live' && game.state !== 'suspended') return scores;
  return (
    <div className="flex flex-col items-center sm:gap-2">
      <div className="flex flex-wrap items-end justify-center gap-x-8 gap-y-1">
        {scores}
        <LiveTeamCounts board={board} home={game.home} away={game.away} />
      </div>
      <p className="min-h-4 text-xs leading-4 sm:min-h-5 text-quiet">
        {children ?? <span className="invisible">{t('live')}</span>}
      </p>
    </div>
  );
}
