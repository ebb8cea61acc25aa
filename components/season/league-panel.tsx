import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { LeagueListItem } from '#lib/api/contract/season.ts';
import type { StandingsRow } from '#lib/api/contract/standings.ts';
import { paths } from '#lib/paths.ts';
import { leagueTabs } from '#lib/routing/tabs.ts';
import { Laurel } from './laurel.tsx';
import { Progress } from './progress.tsx';
import { SeasonMeta } from './season-meta.tsx';

/** A league of a season: who won or leads it, how far it has come, and the way to all its tabs. */
export function LeaguePanel({
  league,
  leader,
  isAlone,
}: {
  league: LeagueListItem;
  leader: StandingsRow | null;
  isAlone: boolean;
}) {
  const navigation = useTranslations('navigation');
  const { season, slug, name, logo, teams, games, gamesFinished } = league;
  return (
    <Panel className={cx('flex min-w-0 flex-col', isAlone && 'lg:col-span-2')}>
      <div className="flex items-center gap-4 p-4">
        <Crest of={{ name, crest: logo, colors: null }} size="lg" />
        <div className="min-w-0">
          <h3 className="headline text-2xl">
            <Link href={paths.league(season, slug)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-quiet">
            <SeasonMeta of={league} teams={teams} />
          </p>
        </div>
      </div>
      <Laurel league={league} leader={leader} />
      <div className="px-4 py-3">
        <Progress games={games} finished={gamesFinished} />
      </div>
      <ul className="mt-auto flex flex-wrap gap-x-5 border-t border-line px-4 py-1.5">
        {leagueTabs.map(({ id, messageKey }) => (
          <li key={id}>
            <Link
              href={paths.league(season, slug, id)}
              className="label inline-flex min-h-9 items-center text-link underline-offset-4 hover:underline"
            >
              {navigation(messageKey)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
