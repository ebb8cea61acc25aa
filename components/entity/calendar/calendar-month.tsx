import { useLocale } from 'next-intl';
import { cx } from '#components/ui/cx.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { CalendarGame } from './calendar-game.tsx';
import type { CalendarMonth as Month } from './months-of.ts';
import { teamSlugs } from './teams-of.ts';

const weekFromMonday = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '2024-01-07',
];
const columnStart = [
  'lg:in-data-[view=month]:col-start-1',
  'lg:in-data-[view=month]:col-start-2',
  'lg:in-data-[view=month]:col-start-3',
  'lg:in-data-[view=month]:col-start-4',
  'lg:in-data-[view=month]:col-start-5',
  'lg:in-data-[view=month]:col-start-6',
  'lg:in-data-[view=month]:col-start-7',
];

/** A month: a grid of weeks on a wide screen; a list of days with games on a phone and in the list view. */
export function CalendarMonth({ month, isTitleHidden }: { month: Month; isTitleHidden?: boolean }) {
  const locale = tagLocale(useLocale());
  return (
    <div>
      <h3 className={isTitleHidden ? 'sr-only' : 'headline mb-3 text-2xl first-letter:uppercase'}>
        {formatDay(locale, `${month.key}-01`, 'month')}
      </h3>
      <div aria-hidden="true" className="hidden grid-cols-7 border-b border-line-strong lg:in-data-[view=month]:grid">
        {weekFromMonday.map((day) => (
          <span key={day} className="label px-2 py-1 text-quiet">
            {formatDay(locale, day, 'weekday')}
          </span>
        ))}
      </div>
      <ol className="calendar-days">
        {month.days.map(({ date, games }, index) => (
          <li
            key={date}
            {...(games.length > 0 && { 'data-group': '' })}
            className={cx(
              games.length === 0 ? 'calendar-day-off' : 'calendar-day',
              index === 0 && columnStart[month.offset],
            )}
          >
            <time dateTime={date}>
              <span className="calendar-day-number">{index + 1}</span>
              {games.length > 0 && <span>{formatDay(locale, date, 'weekdayAndDay')}</span>}
            </time>
            {games.length > 0 && (
              <ul>
                {games.map((game) => (
                  <li
                    key={game.id}
                    data-item
                    data-team={teamSlugs(game)}
                    {...(game.venue && { 'data-venue': game.venue.slug })}
                  >
                    <CalendarGame game={game} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
