import { useTranslations } from 'next-intl';
import { cx } from '#components/ui/cx.ts';
import { Section } from '#components/ui/section.tsx';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';
import { paths } from '#lib/paths.ts';
import { homeBoards } from './home-boards.ts';
import { LeaderCard } from './leader-card.tsx';

/** Leaders of the main categories, per game. */
export function LeadersPreview({
  homeLeague: { league, boards },
  isAlone,
}: {
  homeLeague: HomeLeague;
  isAlone: boolean;
}) {
  const t = useTranslations('home.leaders');
  const statistics = useTranslations('statistics');
  return (
    <Section
      title={t('title')}
      more={{ href: paths.league(league.season, league.slug, 'best-players'), label: t('more') }}
    >
      <div className={cx('grid gap-3', isAlone && 'lg:grid-cols-2')}>
        {homeBoards(boards).map(({ category, leaders }) => (
          <LeaderCard key={category} category={category} title={statistics(`${category}.name`)} leaders={leaders} />
        ))}
      </div>
    </Section>
  );
}
