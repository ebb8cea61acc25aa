import { cx } from '#components/ui/cx.ts';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';
import { homeBoards } from './home-boards.ts';
import { LeadersPreview } from './leaders-preview.tsx';
import { StandingsPreview } from './standings-preview.tsx';

/** Table and leaders side by side; what has nothing to show leaves its room to the other. */
export function LeagueNumbers({ front }: { front: HomeLeague }) {
  const hasTable = front.tables.some(({ rows }) => rows.length > 0);
  const hasLeaders = homeBoards(front.boards).length > 0;
  if (!hasTable && !hasLeaders) return null;
  return (
    <div className="grid gap-10 lg:grid-cols-12">
      {hasTable && (
        <div className={cx('min-w-0', hasLeaders ? 'lg:col-span-7' : 'lg:col-span-12')}>
          <StandingsPreview front={front} />
        </div>
      )}
      {hasLeaders && (
        <div className={cx('min-w-0', hasTable ? 'lg:col-span-5' : 'lg:col-span-12')}>
          <LeadersPreview front={front} isAlone={!hasTable} />
        </div>
      )}
    </div>
  );
}
