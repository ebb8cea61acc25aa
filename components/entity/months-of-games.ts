import type { GameSummary } from '#lib/api/contract/game.ts';
import { tipOffDay } from '#lib/i18n/format/tip-off.ts';

export type MonthOfGames = { month: string | null; games: GameSummary[] };

/** Groups games by month in venue time (`2026-02`), in the given order; null for games without a date. */
export function monthsOfGames(games: readonly GameSummary[]): MonthOfGames[] {
  const months = Map.groupBy(games, ({ tipOff }) => tipOffDay(tipOff)?.slice(0, 7) ?? null);
  return [...months].map(([month, ofMonth]) => ({ month, games: ofMonth }));
}
