import { cx } from '#components/ui/cx.ts';
import type { LeagueFront } from '#lib/api/readers/home-leagues.ts';
import { boardsOfFront } from './home-boards.ts';
import { LeadersExtract } from './leaders-preview.tsx';
import { StandingsExtract } from './standings-preview.tsx';

/** Table and leaders side by side; what has nothing to show leaves its room to the other. */
export function LeagueNumbers({ front }: { front: LeagueFront }) {
  const hasTable = front.tables.some(({ rows }) => rows.length > 0);
  const hasLeaders = boardsOfFront(front.boards).length > 0;
  if (!hasTable && !hasLeaders) return null;
  return (
    <div className="grid gap-10 lg:grid-cols-12">
      {hasTable && (
        <div className={cx('min-w-0', hasLeaders ? 'lg:col-span-7' : 'lg:col-span-12')}>
          <StandingsExtract front={front} />
        </div>
      )}
      {hasLeaders && (
        <div className={cx('min-w-0', hasTable ? 'lg:col-span-5' : 'lg:col-span-12')}>
          <LeadersExtract front={front} isAlone={!hasTable} />
        </div>
      )}
    </div>
  );
}
