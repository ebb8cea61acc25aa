import { useLocale } from 'next-intl';
import { cx } from '#components/ui/cx.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { CalendarGame } from './calendar-game.tsx';
import type { CalendarMonth as Month } from './months-of.ts';

const mondays = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07'];
const columnStart = [
  'lg:col-start-1',
  'lg:col-start-2',
  'lg:col-start-3',
  'lg:col-start-4',
  'lg:col-start-5',
  'lg:col-start-6',
  'lg:col-start-7',
];

/** A month: weeks as rows on a wide screen, a list of the days with games on a phone. */
export function CalendarMonth({ month }: { month: Month }) {
  const locale = tagLocale(useLocale());
  return (
    <div>
      <h3 className="headline mb-3 text-2xl first-letter:uppercase">{formatDay(locale, `${month.key}-01`, 'month')}</h3>
      <div aria-hidden="true" className="grid grid-cols-7 border-b border-line-strong max-lg:hidden">
        {mondays.map((day) => (
          <span key={day} className="label px-2 py-1 text-quiet">
            {formatDay(locale, day, 'weekday')}
          </span>
        ))}
      </div>
      <ol className="lg:grid lg:grid-cols-7 lg:border-s lg:border-line">
        {month.days.map(({ date, games }, index) => (
          <li
            key={date}
            className={cx(
              'min-w-0 border-b border-line lg:min-h-28 lg:border-e lg:p-1.5',
              index === 0 && columnStart[month.offset],
              games.length === 0 ? 'max-lg:hidden' : 'bg-raised max-lg:px-3 max-lg:py-2',
            )}
          >
            <time dateTime={date} className={cx('figures text-sm', games.length === 0 ? 'text-quiet' : 'font-bold')}>
              <span className="max-lg:hidden">{index + 1}</span>
              <span className="lg:hidden">{formatDay(locale, date, 'weekdayAndDay')}</span>
            </time>
            {games.length > 0 && (
              <ul>
                {games.map((game) => (
                  <li key={game.id}>
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
