import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Schedule as Games, ScheduleOverview } from '#lib/api/readers/schedule.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import type { ScheduleChoice } from './choice.ts';
import { ScheduleBrowser } from './schedule-browser.tsx';
import { ScheduleGames } from './schedule-games.tsx';
import { titleOf } from './title-of.ts';

export const openingView = 'week';

/** Schedule of all leagues; opens at the week of the next games. */
export function Schedule({
  overview,
  openingDay,
  games,
  feed,
}: {
  overview: ScheduleOverview;
  openingDay: string | null;
  games: Games['games'];
  feed: string;
}) {
  const t = useTranslations('schedule');
  const locale = tagLocale(useLocale());
  if (openingDay === null) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const opening: ScheduleChoice = { view: openingView, day: openingDay, league: '', team: '', venue: '' };
  const toOptions = (items: readonly { slug: string; name: string }[]) =>
    items.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <ScheduleBrowser
      opening={opening}
      openingTitle={titleOf(locale, openingView, openingDay)}
      feed={feed}
      options={{
        league: toOptions(overview.leagues),
        team: toOptions(overview.teams),
        venue: toOptions(overview.venues),
      }}
      labels={{
        day: t('day'),
        week: t('week'),
        month: t('month'),
        league: t('league'),
        team: t('team'),
        venue: t('venue'),
        'all-league': t('allLeagues'),
        'all-team': t('allTeams'),
        'all-venue': t('allVenues'),
        view: t('view'),
        filters: t('filters'),
        previous: t('previous'),
        next: t('next'),
        today: t('today'),
        date: t('date'),
        loading: t('loading'),
        subscribe: t('subscribe'),
        withoutScores: t('withoutScores'),
        download: t('download'),
      }}
    >
      <ScheduleGames view={openingView} day={openingDay} games={games} />
    </ScheduleBrowser>
  );
}
