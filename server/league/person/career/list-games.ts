import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CareerGame } from '#lib/api/contract/player-career.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { keepsStatistics } from '#server/league/game/counting.ts';
import { selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findPersonId } from './find-person.ts';
import { latestFirst } from './latest-first.ts';
import { toCareerGame } from './to-career-game.ts';

export type CareerGamesQuery = { season?: string | undefined; cursor?: string | undefined; limit: number };

const sortValues = z.tuple([z.string().regex(/^(-infinity|\d[\d :.+-]+)$/), z.uuid()]);

/**
 * Lists the games a person played, latest first, of all seasons or one: those that keep their statistics; friendlies say that they do not count. Throws `not-found`, and
 * `bad-request` for a malformed cursor.
 */
export async function listPlayerGames(
  scope: ReadScope,
  slug: string,
  query: CareerGamesQuery,
): Promise<Page<CareerGame>> {
  const after = decodeCursor(query.cursor, sortValues);
  const personId = await findPersonId(scope, slug);
  const found = await scope.db
    .select({ line: gamePlayerStats, sortedBy: sql<string>`${latestFirst}::text` })
    .from(gamePlayerStats)
    .innerJoin(games, belongsTo(gamePlayerStats, gamePlayerStats.gameId, games))
    .where(
      ofTenant(
        scope,
        gamePlayerStats,
        and(eq(gamePlayerStats.personId, personId), eq(gamePlayerStats.played, true)),
        keepsStatistics,
        query.season === undefined ? undefined : inSeason(scope, query.season),
        after ? sql`(${latestFirst}, ${games.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(latestFirst), desc(games.id))
    .limit(query.limit + 1);
  const { rows, nextCursor } = cutPage(found, query.limit, ({ line, sortedBy }) => [sortedBy, line.gameId]);
  if (rows.length === 0) return { items: [], nextCursor };
  const ids = rows.map(({ line }) => line.gameId);
  const summaries = await summariseGames(scope, await selectGames(scope, inIds(games.id, ids)));
  const byId = new Map(summaries.map((game) => [game.id, game]));
  return { items: rows.map(({ line }) => toCareerGame(requireEntry(byId, line.gameId), line)), nextCursor };
}

/** The condition that a game belongs to a season. */
function inSeason(scope: ReadScope, season: string): SQL {
  const ids = scope.db
    .select({ id: leagues.id })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, eq(seasons.slug, season)));
  return inArray(games.leagueId, ids);
}
