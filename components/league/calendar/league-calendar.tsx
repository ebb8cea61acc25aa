import { useLocale, useTranslations } from 'next-intl';
import { CalendarMonth } from '#components/entity/calendar/calendar-month.tsx';
import { monthsOf, openingMonth } from '#components/entity/calendar/months-of.ts';
import { teamSlugs } from '#components/entity/calendar/teams-of.ts';
import { GameRow } from '#components/entity/game-row.tsx';
import { ScheduleLink } from '#components/entity/schedule-link.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListFilter } from '#components/ui/list-filter.tsx';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { calendarFacets } from './calendar-facets.ts';
import { CalendarView } from './calendar-view.tsx';
import { MonthPager } from './month-pager.tsx';

/** Games of a league by month and local day of the venue, filterable by team and venue. */
export function LeagueCalendar({
  games,
  params: { season, league },
}: {
  games: readonly GameSummary[];
  params: LeagueParams;
}) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('league-games');
  const navigation = useTranslations('navigation');
  if (games.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const { months, undated } = monthsOf(games);
  return (
    <ListFilter facets={calendarFacets(games, locale, t)} foldedAs={t('filters')}>
      <h2 className="sr-only">{navigation('leagueTabs.calendar')}</h2>
      <CalendarView
        label={t('view')}
        options={[
          { value: 'month', label: t('viewMonth') },
          { value: 'day', label: t('viewDay') },
        ]}
        rounds={
          <>
            <ButtonLink href={paths.league(season, league, 'all-games')} size="sm">
              {t('viewRound')}
            </ButtonLink>
            <ScheduleLink of={{ league }} />
          </>
        }
      >
        <MonthPager
          label={t('month')}
          previous={t('previousMonth')}
          next={t('nextMonth')}
          initial={openingMonth(games)}
          months={months.map(({ key }) => ({ key, label: formatDay(locale, `${key}-01`, 'month') }))}
        >
          {months.map((month) => (
            <CalendarMonth key={month.key} month={month} />
          ))}
        </MonthPager>
        <p className="pt-3 text-xs text-quiet">{t('timesNote')}</p>
        <p className="pt-4 md:hidden" data-print="none">
          <ScheduleLink of={{ league }} />
        </p>
      </CalendarView>
      {undated.length > 0 && (
        <div data-group className="pt-10">
          <Section title={t('undated')}>
            {undated.map((game) => (
              <div key={game.id} data-item data-team={teamSlugs(game)} data-venue={game.venue?.slug}>
                <GameRow game={game} href={paths.game(game.address)} note={game.round.name} />
              </div>
            ))}
          </Section>
        </div>
      )}
    </ListFilter>
  );
}
