import { asc, eq } from 'drizzle-orm';
import type { Game, GameSummary } from '#lib/api/contract/game.ts';
import { tags } from '#lib/api/tags.ts';
import { seriesLength } from '#lib/basketball/series/series.ts';
import { games } from '#server/db/schema/games.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { formatOfDuel } from '#server/league/playoff/duel-series.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type GameRow, selectGames } from './rows.ts';
import { summariseGames } from './summary.ts';
import { winningTeamId } from './winner.ts';

/** Returns the games and wins of a game's duel, or null without one. `home` is the home team of this game. */
export async function loadSeries(scope: ReadScope, { game, duel }: GameRow): Promise<Game['series']> {
  if (!game.duelId || !duel) return null;
  const format = formatOfDuel(duel);
  const rows = await selectGames(scope, eq(games.duelId, game.duelId)).orderBy(asc(games.duelNumber));
  dependsOn(scope, ...rows.map((row) => tags.game(row.game.id)));
  const summaries = await summariseGames(scope, rows);
  const winners = rows.map((row) => winningTeamId(row.game));
  const wins = (team: string | null) => (team ? winners.filter((winner) => winner === team).length : 0);
  return {
    bestOf: format && seriesLength(format),
    homeWins: wins(game.homeTeamId),
    awayWins: wins(game.awayTeamId),
    games: summaries satisfies GameSummary[],
  };
}
