import { useLocale, useTranslations } from 'next-intl';
import { DateHeading } from '#components/entity/date-heading.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import type { Range } from './range.ts';
import { runsOfDays } from './runs-of-days.ts';
import { ScheduleGame } from './schedule-game.tsx';

/** Days with their games; consecutive days without games share a line. */
export function ScheduleDays({ range, games }: { range: Range; games: readonly GameSummary[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('schedule');
  return runsOfDays(range, games).map(({ from, until, games: dayGames }) =>
    dayGames.length === 0 ? (
      <p key={from} className="border-b border-line py-2 text-sm text-quiet">
        {t('emptyDays', { days: formatDaySpan(locale, from, until) ?? '' })}
      </p>
    ) : (
      <section key={from}>
        <DateHeading date={from} count={dayGames.length} />
        <ul className="game-list">
          {dayGames.map((game) => (
            <li key={game.id}>
              <ScheduleGame game={game} />
            </li>
          ))}
        </ul>
      </section>
    ),
  );
}
