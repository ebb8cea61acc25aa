import { CalendarMonth } from '#components/entity/calendar/calendar-month.tsx';
import { monthWith } from '#components/entity/calendar/months-of.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { rangeOf, type ScheduleView } from './range.ts';
import { ScheduleDays } from './schedule-days.tsx';

/** Games around a day: its own, those of its week, or its month as weeks (on phones a list of days). */
export function ScheduleGames({
  view,
  day,
  games,
}: {
  view: ScheduleView;
  day: string;
  games: readonly GameSummary[];
}) {
  if (view !== 'month') return <ScheduleDays range={rangeOf(view, day)} games={games} />;
  return (
    <div data-view="month">
      <CalendarMonth month={monthWith(day.slice(0, 7), games)} isTitleHidden />
    </div>
  );
}
