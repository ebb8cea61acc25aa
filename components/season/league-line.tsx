import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { Link } from '#components/ui/link.tsx';
import type { LeagueInSeason } from '#lib/api/readers/season-leagues.ts';
import { paths } from '#lib/paths.ts';
import { FirstTeam } from './first-team.tsx';
import { Progress } from './progress.tsx';

/** A league in the list of seasons, linked as a whole. */
export function LeagueLine({ league, leader }: LeagueInSeason) {
  const t = useTranslations('season');
  const { season, slug, name, kind, logo, teams } = league;
  return (
    <Link
      href={paths.league(season, slug)}
      className="grid items-center gap-x-6 gap-y-3 bg-raised px-3 py-3 hover:bg-hover sm:grid-cols-[minmax(0,1fr)_10rem_minmax(0,16rem)] sm:px-4"
    >
      <span className="flex min-w-0 items-center gap-3">
        <Crest of={{ name, crest: logo, colors: null }} size="md" />
        <span className="min-w-0">
          <span className="headline block truncate text-xl">{name}</span>
          <span className="block text-sm text-quiet">
            {t('kindAndTeams', { kind: t(`kinds.${kind}`), count: teams })}
          </span>
        </span>
      </span>
      <Progress league={league} />
      <FirstTeam league={league} leader={leader} />
    </Link>
  );
}
