import type { GameRow } from '#server/league/game/rows.ts';
import { type DuelSeries, readDuelSeries } from './duel-series.ts';
import type { DuelRow } from './select.ts';

export type ReadDuel = DuelSeries & {
  row: DuelRow;
  games: readonly GameRow[];
  home: string | null;
  away: string | null;
};

/** Derives the standing of a duel from its games. */
export function readDuel(row: DuelRow, games: readonly GameRow[]): ReadDuel {
  const { homeTeamId: home, awayTeamId: away } = row.duel;
  const series = readDuelSeries(
    row.duel,
    games.map(({ game }) => game),
  );
  return { ...series, row, games, home, away };
}
