import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { currentGameOf } from './current-game.ts';

const hourMs = 3_600_000;
/** A broadcast may begin this long before tip-off and end this long after it. */
const reach = { beforeMs: 3 * hourMs, afterMs: 4 * hourMs };

/** Finds the game on air at a venue: the live one, else the nearest within `reach`, else null. */
export async function gameOnAir(scope: TenantScope, venueId: string, now: Date): Promise<string | null> {
  const current = await currentGameOf(scope, venueId);
  if (current) return current.id;
  const [nearest] = await scope.db
    .select({ id: games.id })
    .from(games)
    .where(
      ofTenant(
        scope,
        games,
        eq(games.venueId, venueId),
        and(
          gte(games.tipOffAt, new Date(now.getTime() - reach.afterMs)),
          lte(games.tipOffAt, new Date(now.getTime() + reach.beforeMs)),
        ),
      ),
    )
    .orderBy(sql`abs(extract(epoch from ${games.tipOffAt} - ${now.toISOString()}::timestamptz))`, games.id)
    .limit(1);
  return nearest?.id ?? null;
}
