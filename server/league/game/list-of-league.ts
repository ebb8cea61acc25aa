import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { tags } from '#lib/api/tags.ts';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { playedAt, roundOrder, selectGames } from './rows.ts';
import { summariseGames } from './summary.ts';

const sortValues = z.tuple([
  z.number().int(),
  z.number().int(),
  z.string().regex(/^(infinity|\d[\d :.+-]+)$/),
  z.uuid(),
]);

/** Lists all games of a league by phase, round and time. Throws `not-found`, and `bad-request` for a malformed cursor. */
export async function listLeagueGames(
  scope: ReadScope,
  slugs: LeagueSlugs,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<GameSummary>> {
  const after = decodeCursor(cursor, sortValues);
  const { league } = await findLeague(scope, slugs);
  dependsOn(scope, tags.league(league.id));
  const afterCursor = after
    ? sql`(${phases.order}, ${roundOrder}, ${playedAt}, ${games.id}) > (${after[0]}::int, ${after[1]}::int, ${after[2]}::timestamptz, ${after[3]}::uuid)`
    : undefined;
  const found = await selectGames(scope, eq(games.leagueId, league.id), afterCursor)
    .orderBy(asc(phases.order), asc(roundOrder), asc(playedAt), asc(games.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [
    row.phase.order,
    row.roundOrder,
    row.playedAt,
    row.game.id,
  ]);
  return { items: await summariseGames(scope, rows), nextCursor };
}
