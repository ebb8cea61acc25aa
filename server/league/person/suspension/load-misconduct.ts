import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { causeOf, type Misconduct, misconductKinds } from '#lib/basketball/discipline/earn-suspensions.ts';
import { effectiveLog } from '#lib/basketball/game/effective-log.ts';
import { inIds } from '#server/db/in-ids.ts';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';
import { toGameEvent } from '#server/league/game/event-row.ts';
import { timesOf } from './game-times.ts';

const over = ['final', 'forfeited', 'defaulted'] as const;

/** A foul beyond the game, in whose league and when. */
export type DatedMisconduct = Misconduct & { leagueId: string; day: string; at: number };

/** Loads the fouls beyond the game that the logs of finished games tell after all corrections, in the order of the games. */
export async function loadMisconduct(scope: TenantScope, leagueIds: readonly string[]): Promise<DatedMisconduct[]> {
  if (leagueIds.length === 0) return [];
  const { db } = scope;
  // Literals: the planner takes the index `game_event_misconduct` only where it sees that its condition holds.
  const suspect = sql`exists (select from ${gameEvents} where ${gameEvents.tenantId} = ${games.tenantId} and ${gameEvents.gameId} = ${games.id}
    and ${gameEvents.type} = 'foul' and ${gameEvents.payload} ->> 'kind' in (${sql.join(
      misconductKinds.map((kind) => sql.raw(`'${kind}'`)),
      sql`, `,
    )}))`;
  const { id, leagueId, tipOffAt, tipOffDate, timeZone } = games;
  const found = await db
    .select({ id, leagueId, tipOffAt, tipOffDate, timeZone })
    .from(games)
    .where(
      ofTenant(
        scope,
        games,
        inIds(games.leagueId, leagueIds),
        inArray(games.state, over),
        countsInCompetition,
        suspect,
      ),
    );
  const byGame = await loadFouls(
    scope,
    found.map((game) => game.id),
  );
  return found
    .map((game) => ({ gameId: game.id, leagueId: game.leagueId, ...timesOf(game) }))
    .toSorted((a, b) => a.at - b.at || a.gameId.localeCompare(b.gameId))
    .flatMap((game) => (byGame.get(game.gameId) ?? []).map((foul) => ({ ...foul, ...game })));
}

/** A correction may stand for, or take back, an entry of any type: what was corrected is read too. */
async function loadFouls(scope: TenantScope, gameIds: readonly string[]) {
  const own = gameEvents;
  const corrected = sql`${own.id} in (select unnest(array[other.supersedes, other.voids]) from game_event other
    where other.tenant_id = ${own.tenantId} and other.game_id = ${own.gameId} and (other.supersedes is not null or other.voids is not null))`;
  const rows = await scope.db
    .select()
    .from(own)
    .where(
      ofTenant(
        scope,
        own,
        and(
          inIds(own.gameId, gameIds),
          or(eq(own.type, 'foul'), isNotNull(own.voids), isNotNull(own.supersedes), corrected),
        ),
      ),
    )
    .orderBy(asc(own.gameId), asc(own.seq));
  return new Map([...Map.groupBy(rows, ({ gameId }) => gameId)].map(([gameId, log]) => [gameId, foulsOf(log)]));
}

function foulsOf(log: readonly (typeof gameEvents.$inferSelect)[]): Pick<Misconduct, 'personId' | 'cause'>[] {
  return effectiveLog(log.map(toGameEvent)).played.flatMap((event) => {
    const cause = event.type === 'foul' ? causeOf(event.kind) : null;
    return event.type === 'foul' && event.person && cause ? [{ personId: event.person, cause }] : [];
  });
}
