import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GameState, GameSummary } from '#lib/api/contract/game.ts';
import { tags } from '#lib/api/tags.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { inCurrentSeason, notOverdue, playedBy, playedIn } from './conditions.ts';
import { playedAt, selectGames } from './rows.ts';
import { summariseGames } from './summary.ts';

export type GameListQuery = {
  when: 'upcoming' | 'finished' | 'live' | 'overdue' | 'annulled' | 'called-off';
  team?: string | undefined;
  season?: string | undefined;
  league?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

const states: Record<GameListQuery['when'], GameState[]> = {
  upcoming: ['scheduled'],
  finished: ['final', 'forfeited', 'defaulted'],
  live: ['live'],
  overdue: ['scheduled', 'unconfirmed'],
  annulled: ['annulled'],
  'called-off': ['postponed', 'cancelled'],
};

/** By then a game without a result is over by the calendar. */
const isOverdue = sql`(${games.state} = 'unconfirmed' or ${playedAt} <= now() - interval '4 hours')`;

const latestFirst: ReadonlySet<GameListQuery['when']> = new Set(['finished', 'overdue', 'annulled']);

const sortValues = z.tuple([z.string().regex(/^(infinity|\d[\d :.+-]+)$/), z.uuid()]);
type SortValues = z.output<typeof sortValues>;

/**
 * Lists games of the tenant, a team or a league: finished, overdue and annulled games latest first, others earliest first; games without a
 * date last in both. Throws `bad-request` for a malformed cursor.
 */
export async function listGames(scope: ReadScope, query: GameListQuery): Promise<Page<GameSummary>> {
  const after = decodeCursor(query.cursor, sortValues);
  dependsOn(scope, tags.seasons(scope.tenantId));
  const ids = latestFirst.has(query.when)
    ? await listFinished(scope, query, after)
    : await listNext(scope, query, after);
  const found = ids.length > 0 ? await selectGames(scope, inIds(games.id, ids)) : [];
  const [any] = found;
  const isOfOneLeague = query.season !== undefined && query.league !== undefined;
  dependsOn(scope, any && isOfOneLeague ? tags.league(any.league.id) : tags.games(scope.tenantId));
  const inOrder = found.toSorted((a, b) => ids.indexOf(a.game.id) - ids.indexOf(b.game.id));
  const { rows, nextCursor } = cutPage(inOrder, query.limit, (row) => [row.playedAt, row.game.id]);
  return { items: await summariseGames(scope, rows), nextCursor };
}

async function listFinished(scope: ReadScope, query: GameListQuery, after: SortValues | null): Promise<string[]> {
  const order = [desc(playedAt), desc(games.id)];
  const afterCursor = after && sql`(${playedAt}, ${games.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const isAmongUndated = after?.[0] === 'infinity';
  const dated = isAmongUndated
    ? []
    : await selectIds(scope, query, [afterCursor, sql`${playedAt} < 'infinity'`], order).limit(query.limit + 1);
  if (dated.length > query.limit) return dated.map(({ id }) => id);
  const conditions = [isAmongUndated ? afterCursor : null, sql`${playedAt} = 'infinity'`];
  const undated = await selectIds(scope, query, conditions, order).limit(query.limit + 1 - dated.length);
  return [...dated, ...undated].map(({ id }) => id);
}

async function listNext(scope: ReadScope, query: GameListQuery, after: SortValues | null): Promise<string[]> {
  const afterCursor = after && sql`(${playedAt}, ${games.id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const conditions = [afterCursor, query.when === 'upcoming' ? notOverdue : null];
  const rows = await selectIds(scope, query, conditions, [asc(playedAt), asc(games.id)]).limit(query.limit + 1);
  return rows.map(({ id }) => id);
}

function selectIds(scope: ReadScope, query: GameListQuery, conditions: (SQL | null)[], order: SQL[]) {
  return scope.db
    .select({ id: games.id })
    .from(games)
    .where(
      ofTenant(
        scope,
        games,
        inArray(games.state, states[query.when]),
        playedBy(scope, query),
        playedIn(scope, query),
        query.when === 'overdue' ? isOverdue : undefined,
        // One of an earlier season waits for nothing any more.
        query.when === 'called-off' ? inCurrentSeason(scope) : undefined,
        ...conditions.map((condition) => condition ?? undefined),
      ),
    )
    .orderBy(...order)
    .$dynamic();
}
