import { useLocale, useTranslations } from 'next-intl';
import { GameRow } from '#components/entity/game-row.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { MonthPager } from './month-pager.tsx';
import { monthsOf, openingMonth } from './months-of.ts';

/** The games of a league by month and day of the venue. */
export function LeagueCalendar({ games }: { games: readonly GameSummary[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('league-games');
  if (games.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const { months, undated } = monthsOf(games);
  return (
    <>
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
      {undated.length > 0 && (
        <Section title={t('undated')}>
          {undated.map((game) => (
            <GameRow key={game.id} game={game} href={paths.game(game.address)} note={game.round.name} />
          ))}
        </Section>
      )}
    </>
  );
}
