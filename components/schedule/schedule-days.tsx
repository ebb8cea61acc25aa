import { useTranslations } from 'next-intl';
import { DateHeading } from '#components/entity/date-heading.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { tipOffDay } from '#lib/i18n/format/tip-off.ts';
import { daysOf, type Range } from './range.ts';
import { ScheduleGame } from './schedule-game.tsx';

/** Days one below the other with their games; a day without games says so. */
export function ScheduleDays({ range, games }: { range: Range; games: readonly GameSummary[] }) {
  const t = useTranslations('schedule');
  const byDay = Map.groupBy(games, ({ tipOff }) => tipOffDay(tipOff) ?? '');
  return daysOf(range).map((day) => {
    const ofDay = byDay.get(day) ?? [];
    return (
      <section key={day}>
        <DateHeading date={day} count={ofDay.length > 0 ? ofDay.length : undefined} />
        {ofDay.length === 0 ? (
          <p className="py-2 text-sm text-quiet">{t('emptyDay')}</p>
        ) : (
          <ul className="grid gap-x-6 lg:grid-cols-2">
            {ofDay.map((game) => (
              <li key={game.id} className="min-w-0">
                <ScheduleGame game={game} />
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  });
}
