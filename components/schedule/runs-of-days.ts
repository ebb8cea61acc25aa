import type { GameSummary } from '#lib/api/contract/game.ts';
import { tipOffDay } from '#lib/i18n/format/tip-off.ts';
import { daysOf, type Range } from './range.ts';

/** A day with its games, or several days in a row without any. */
export type RunOfDays = Range & { games: GameSummary[] };

/** The days of a range in order, those without games drawn together. */
export function runsOfDays(range: Range, games: readonly GameSummary[]): RunOfDays[] {
  const byDay = Map.groupBy(games, ({ tipOff }) => tipOffDay(tipOff) ?? '');
  const runs: RunOfDays[] = [];
  for (const day of daysOf(range)) {
    const ofDay = byDay.get(day) ?? [];
    const last = runs.at(-1);
    if (ofDay.length === 0 && last?.games.length === 0) last.until = day;
    else runs.push({ from: day, until: day, games: ofDay });
  }
  return runs;
}
