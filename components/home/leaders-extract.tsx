import { useLocale, useTranslations } from 'next-intl';
import { Leaderboard } from '#components/entity/leaderboard.tsx';
import { Section } from '#components/ui/section.tsx';
import type { LeagueFront } from '#lib/api/readers/fronts.ts';
import { formatDecimal } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { boardsOfFront } from './boards-of-front.ts';

/** The first of the categories that everybody asks for, per game. */
export function LeadersExtract({ front: { league, boards } }: { front: LeagueFront }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('home.leaders');
  const statistics = useTranslations('statistics');
  return (
    <Section
      title={t('title')}
      more={{ href: paths.league(league.season, league.slug, 'best-players'), label: t('more') }}
    >
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        {boardsOfFront(boards).map(({ category, leaders }) => (
          <Leaderboard
            key={category}
            title={statistics(`${category}.name`)}
            leaders={leaders.map(({ value, ...leader }) => ({ ...leader, text: formatDecimal(locale, value) }))}
          />
        ))}
      </div>
    </Section>
  );
}
