import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { countsInRollups } from '#server/league/game/counting.ts';
import { winnerSql } from '#server/league/game/winner-sql.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { latestFirst } from './latest-first.ts';

const { tenantId, number, order, captain, played, ...lineColumns } = getTableColumns(gamePlayerStats);

/** Loads a person's line in every counted game, latest first, with the season and the winning team. */
export async function loadLines(scope: ReadScope, personId: string) {
  const rows = await scope.db
    .select({
      ...lineColumns,
      winnerId: sql<string | null>`${winnerSql}`,
      season: { slug: seasons.slug, name: seasons.name, names: seasons.names },
    })
    .from(gamePlayerStats)
    .innerJoin(games, belongsTo(gamePlayerStats, gamePlayerStats.gameId, games))
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(
      ofTenant(
        scope,
        gamePlayerStats,
        and(eq(gamePlayerStats.personId, personId), eq(gamePlayerStats.played, true), countsInRollups),
      ),
    )
    .orderBy(desc(latestFirst), desc(games.id));
  return rows.map(({ season, ...line }) => ({
    ...line,
    season: { slug: season.slug, name: localisedName(scope, season.name, season.names) },
  }));
}

export type CareerLine = Awaited<ReturnType<typeof loadLines>>[number];
