import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';
import { paths } from '#lib/paths.ts';
import { GameStrip } from './game-strip.tsx';

/** Live, latest and next games of a league. */
export function GamesPreview({ homeLeague: { league, live, finished, upcoming } }: { homeLeague: HomeLeague }) {
  const t = useTranslations('home.games');
  const isEmpty = live.length + finished.length + upcoming.length === 0;
  const isWide = finished.length === 0 || upcoming.length === 0;
  return (
    <Section
      title={league.name}
      more={isEmpty ? undefined : { href: paths.league(league.season, league.slug, 'calendar'), label: t('more') }}
    >
      {isEmpty ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText', { league: league.name })} />
      ) : (
        <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
          <GameStrip title={t('live')} games={live} isWide />
          <GameStrip title={t('results')} games={finished} isWide={isWide} />
          <GameStrip title={t('next')} games={upcoming} isWide={isWide} />
        </div>
      )}
    </Section>
  );
}
