import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Season } from '#lib/api/contract/season.ts';
import type { LeagueInSeason } from '#lib/api/readers/season-leagues.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { LeagueLine } from './league-line.tsx';

/** A season in the list of seasons: its name and its leagues. */
export function SeasonCard({ season, leagues }: { season: Season; leagues: readonly LeagueInSeason[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('season');
  const span = formatDaySpan(locale, season.from, season.until);
  return (
    <section aria-labelledby={`season-${season.slug}`} className="endline grid gap-x-10 lg:grid-cols-12">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 lg:col-span-4 lg:block">
        <h2 id={`season-${season.slug}`} className="headline text-3xl lg:text-4xl">
          <Link href={paths.season(season.slug)} className="underline-offset-8 hover:underline">
            {season.name}
          </Link>
        </h2>
        {span && <p className="text-sm text-quiet lg:mt-1">{span}</p>}
        {season.isCurrent && (
          <p className="lg:mt-3">
            <Badge tone="solid">{t('current')}</Badge>
          </p>
        )}
      </div>
      {leagues.length > 0 ? (
        <ul className="lg:col-span-8">
          {leagues.map(({ league, leader }) => (
            <li key={league.id} className="border-b border-line last:border-b-0">
              <LeagueLine league={league} leader={leader} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="py-4 text-quiet lg:col-span-8">{t('noLeagues')}</p>
      )}
    </section>
  );
}
