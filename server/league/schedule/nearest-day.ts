import { type SQL, sql } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dayAtVenue } from '#server/league/game/day-at-venue.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Returns the first day, in this order, of the games that fit; null where there is none. */
export async function nearestDay(
  scope: ReadScope,
  conditions: (SQL | undefined)[],
  order: SQL,
): Promise<string | null> {
  const rows = await scope.db
    .select({ day: sql<string>`${dayAtVenue}::text` })
    .from(games)
    .where(ofTenant(scope, games, ...conditions))
    .orderBy(order)
    .limit(1);
  return rows[0]?.day ?? null;
}
