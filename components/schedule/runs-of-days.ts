import type { GameSummary } from '#lib/api/contract/game.ts';
import { tipOffDay } from '#lib/i18n/format/tip-off.ts';
import { daysOf, type Range } from './range.ts';

/** A day with its games, or several consecutive days without any. */
export type RunOfDays = Range & { games: GameSummary[] };

/** Returns the days of a range in order, with those without games merged. */
export function runsOfDays(range: Range, games: readonly GameSummary[]): RunOfDays[] {
  const byDay = Map.groupBy(games, ({ tipOff }) => tipOffDay(tipOff) ?? '');
  const runs: RunOfDays[] = [];
  for (const day of daysOf(range)) {
    const dayGames = byDay.get(day) ?? [];
    const last = runs.at(-1);
    if (dayGames.length === 0 && last?.games.length === 0) last.until = day;
    else runs.push({ from: day, until: day, games: dayGames });
  }
  return runs;
}
