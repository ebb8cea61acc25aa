import { cx } from '#components/ui/cx.ts';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';
import { homeBoards } from './home-boards.ts';
import { LeadersPreview } from './leaders-preview.tsx';
import { StandingsPreview } from './standings-preview.tsx';

/** Standings and leaders side by side; if one is empty, the other takes the full width. */
export function LeagueNumbers({ homeLeague }: { homeLeague: HomeLeague }) {
  const hasStandings = homeLeague.tables.some(({ rows }) => rows.length > 0);
  const hasLeaders = homeBoards(homeLeague.boards).length > 0;
  if (!hasStandings && !hasLeaders) return null;
  return (
    <div className="grid gap-10 lg:grid-cols-12">
      {hasStandings && (
        <div className={cx('min-w-0', hasLeaders ? 'lg:col-span-7' : 'lg:col-span-12')}>
          <StandingsPreview homeLeague={homeLeague} />
        </div>
      )}
      {hasLeaders && (
        <div className={cx('min-w-0', hasStandings ? 'lg:col-span-5' : 'lg:col-span-12')}>
          <LeadersPreview homeLeague={homeLeague} isAlone={!hasStandings} />
        </div>
      )}
    </div>
  );
}
