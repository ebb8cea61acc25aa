import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { Link } from '#components/ui/link.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { LeagueInSeason } from '#lib/api/readers/season-leagues.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { ChampionBand } from './champion-band.tsx';
import { LeagueLinks } from './league-links.tsx';
import { Progress } from './progress.tsx';

/** A league of a season: champion or leader, progress, and links to its tabs. */
export function LeaguePanel({ league, leader }: LeagueInSeason) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('season');
  const { season, slug, name, logo, kind, teams, from, until } = league;
  const span = formatDaySpan(locale, from, until);
  return (
    <Panel className="flex h-full min-w-0 flex-col">
      <div className="flex items-center gap-4 p-4">
        <Crest of={{ name, crest: logo, colors: null }} size="lg" />
        <div className="min-w-0">
          <h2 className="headline text-2xl">
            <Link href={paths.league(season, slug)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-quiet">
            <span>{t('kindAndTeams', { kind: t(`kinds.${kind}`), count: teams })}</span>
            {span && <span>{span}</span>}
          </p>
        </div>
      </div>
      <ChampionBand league={league} leader={leader} />
      <div className="px-4 py-3">
        <Progress league={league} />
      </div>
      <LeagueLinks league={league} />
    </Panel>
  );
}
