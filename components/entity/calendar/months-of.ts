import type { GameSummary } from '#lib/api/contract/game.ts';
import { tipOffDay } from '#lib/i18n/format/tip-off.ts';

type CalendarDay = { date: string; games: GameSummary[] };
export type CalendarMonth = {
  key: string /** 0 = the month begins on a Monday. */;
  offset: number;
  days: CalendarDay[];
};

const isOver = (game: GameSummary) =>
  !['scheduled', 'live', 'suspended', 'unconfirmed', 'postponed'].includes(game.state);

/** Returns the months that have games, each with all its days and their games, and the games without a date. */
export function monthsOf(games: readonly GameSummary[]): { months: CalendarMonth[]; undated: GameSummary[] } {
  const byDay = Map.groupBy(games, (game) => tipOffDay(game.tipOff) ?? '');
  const undated = byDay.get('') ?? [];
  byDay.delete('');
  const keys = [...new Set([...byDay.keys()].map((day) => day.slice(0, 7)))].sort();
  return { undated, months: keys.map((key) => monthOf(key, byDay)) };
}

/** Returns the month `key` (`2026-02`) with its games. */
export function monthWith(key: string, games: readonly GameSummary[]): CalendarMonth {
  return monthOf(
    key,
    Map.groupBy(games, (game) => tipOffDay(game.tipOff) ?? ''),
  );
}

function monthOf(key: string, byDay: ReadonlyMap<string, GameSummary[]>): CalendarMonth {
  const [year = 0, month = 0] = key.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1, 1));
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from({ length }, (_, index) => {
    const date = `${key}-${String(index + 1).padStart(2, '0')}`;
    return { date, games: byDay.get(date) ?? [] };
  });
  return { key, offset: (first.getUTCDay() + 6) % 7, days };
}

/** Returns the month to show first (`2026-02`): that of the next unfinished game, else of the last game. */
export function openingMonth(games: readonly GameSummary[]): string | undefined {
  const days = (list: readonly GameSummary[]) => list.flatMap(({ tipOff }) => tipOffDay(tipOff) ?? []).sort();
  const next = days(games.filter((game) => !isOver(game)))[0] ?? days(games).at(-1);
  return next?.slice(0, 7);
}
