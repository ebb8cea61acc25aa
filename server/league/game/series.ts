import { asc, eq } from 'drizzle-orm';
import type { Game, GameSummary } from '#lib/api/contract/game.ts';
import { tags } from '#lib/api/tags.ts';
import { games } from '#server/db/schema/games.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { readDuelSeries } from '#server/league/playoff/duel-series.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type GameRow, selectGames } from './rows.ts';
import { summariseGames } from './summary.ts';

/** Returns the games, wins and points of a game's duel, or null without one. `home` is the home team of this game. */
export async function loadSeries(scope: ReadScope, { game, duel }: GameRow): Promise<Game['series']> {
  if (!game.duelId || !duel) return null;
  const rows = await selectGames(scope, eq(games.duelId, game.duelId)).orderBy(asc(games.duelNumber));
  dependsOn(scope, ...rows.map((row) => tags.game(row.game.id)));
  const summaries = await summariseGames(scope, rows);
  const { homeTeamId, awayTeamId } = game;
  const { format, standing } = readDuelSeries(
    { ...duel, homeTeamId, awayTeamId, homePattern: '' },
    rows.map((row) => row.game),
  );
  return {
    format,
    homeWins: standing.wins.home,
    awayWins: standing.wins.away,
    points: standing.points,
    games: summaries satisfies GameSummary[],
  };
}
