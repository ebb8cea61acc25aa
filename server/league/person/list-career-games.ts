import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CareerGame } from '#lib/api/contract/player-career.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { playedAt, selectGames } from '#server/league/game/rows.ts';
import { statLineOf } from '#server/league/game/stat-line-of.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import { present } from '#server/league/present.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Every game that counts in which a person has played, the latest first. */
export async function listCareerGames(scope: ReadScope, personId: string): Promise<CareerGame[]> {
  const lines = await scope.db
    .select()
    .from(gamePlayerStats)
    .where(
      ofTenant(scope, gamePlayerStats, and(eq(gamePlayerStats.personId, personId), eq(gamePlayerStats.played, true))),
    );
  if (lines.length === 0) return [];
  const byGame = new Map(lines.map((line) => [line.gameId, line]));
  const rows = await selectGames(
    scope,
    inArray(games.id, [...byGame.keys()]),
    inArray(games.state, ['final', 'defaulted']),
  ).orderBy(desc(playedAt), desc(games.id));
  const summaries = await summariseGames(scope, rows);
  return summaries.map((game) => {
    const line = present(byGame, game.id);
    return {
      game,
      side: line.side,
      starter: line.starter,
      line: statLineOf(line),
      pir: line.pir,
      efficiency: line.efficiency,
    };
  });
}
