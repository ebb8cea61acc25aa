import { asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { currentGameOf, latestFinalOf } from './current-game.ts';

const hourMs = 3_600_000;
/** A broadcast may begin this long before tip-off and end this long after it. */
const reach = { beforeMs: 3 * hourMs, afterMs: 4 * hourMs };

/**
 * Finds the game on air at a venue: the one on its screens, else within `reach` the scheduled game with the nearest tip-off, else
 * the last one that was played. Null without one: a game that is postponed, cancelled, lost by ruling or annulled is never on air.
 */
export async function gameOnAir(scope: TenantScope, venueId: string, now: Date): Promise<string | null> {
  const shown = (await currentGameOf(scope, venueId)) ?? (await latestFinalOf(scope, venueId));
  if (shown) return shown.id;
  const isScheduled = eq(games.state, 'scheduled');
  const distance = sql`abs(extract(epoch from ${games.tipOffAt} - ${now.toISOString()}::timestamptz))`;
  const [nearest] = await scope.db
    .select({ id: games.id })
    .from(games)
    .where(
      ofTenant(
        scope,
        games,
        eq(games.venueId, venueId),
        inArray(games.state, ['scheduled', 'unconfirmed', 'final']),
        gte(games.tipOffAt, new Date(now.getTime() - reach.afterMs)),
        lte(games.tipOffAt, new Date(now.getTime() + reach.beforeMs)),
      ),
    )
    .orderBy(desc(isScheduled), distance, asc(games.id))
    .limit(1);
  return nearest?.id ?? null;
}
