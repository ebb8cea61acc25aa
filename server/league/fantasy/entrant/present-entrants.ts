import { and, eq, isNotNull } from 'drizzle-orm';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Returns a function that finds the entrant into whom another was merged, also by way of a third. */
export async function presentEntrants(scope: TenantScope, seasonId: string): Promise<(number: number) => number> {
  const merged = await scope.db
    .select({ number: fantasyEntrants.number, into: fantasyEntrants.mergedInto })
    .from(fantasyEntrants)
    .where(
      ofTenant(
        scope,
        fantasyEntrants,
        and(eq(fantasyEntrants.fantasySeasonId, seasonId), isNotNull(fantasyEntrants.mergedInto)),
      ),
    );
  const into = new Map(merged.map((row) => [row.number, row.into]));
  return (number) => {
    let present = number;
    for (let next = into.get(present); next != null; next = into.get(present)) present = next;
    return present;
  };
}
