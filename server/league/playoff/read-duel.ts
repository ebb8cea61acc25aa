import { sides } from '#lib/basketball/events.ts';
import { parseHomePattern } from '#lib/basketball/series/home-pattern.ts';
import { readSeries } from '#lib/basketball/series/read-series.ts';
import {
  type SeriesFormat,
  type SeriesGame,
  type SeriesStanding,
  seriesLength,
} from '#lib/basketball/series/series.ts';
import type { GameRow } from '#server/league/game/rows.ts';
import type { DuelRow } from './select.ts';

export type ReadDuel = {
  row: DuelRow;
  games: readonly GameRow[];
  format: SeriesFormat;
  standing: SeriesStanding;
  home: string | null;
  away: string | null;
  winner: string | null;
  loser: string | null;
};

/** Where a duel stands, by its games. */
export function readDuel(row: DuelRow, games: readonly GameRow[]): ReadDuel {
  const { homeTeamId: home, awayTeamId: away, aggregate, bestOf, homePattern } = row.duel;
  const format: SeriesFormat = aggregate ? { kind: 'two-legs' } : { kind: 'best-of', of: bestOf };
  const pattern =
    homePattern.length === seriesLength(format) ? parseHomePattern(homePattern, homePattern.length) : null;
  const pair = new Set([home, away]);
  const standing = readSeries({
    home,
    away,
    format,
    ...(pattern && { homePattern: pattern }),
    games: games.flatMap((game) =>
      pair.has(game.game.homeTeamId) && pair.has(game.game.awayTeamId) ? toSeriesGame(game) : [],
    ),
  });
  const teamOf = { home, away };
  const loser = standing.winner && sides.find((side) => side !== standing.winner);
  return {
    row,
    games,
    format,
    standing,
    home,
    away,
    winner: standing.winner && teamOf[standing.winner],
    loser: loser ? teamOf[loser] : null,
  };
}

function toSeriesGame({ game }: GameRow): SeriesGame[] {
  const { id, homeTeamId: home, awayTeamId: away, homeScore, awayScore, state, guilty } = game;
  if (!home || !away) return [];
  const score = homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
  return [
    { id, home, away, state, score, guilty, number: game.duelNumber, date: game.tipOffAt?.toISOString() ?? null },
  ];
}
