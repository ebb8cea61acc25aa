import { eq, max } from 'drizzle-orm';
import { phases } from '#server/db/schema/phases.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Returns the place of the last phase of a league; 0 where there is none. */
export async function lastOrder(scope: TenantScope, leagueId: string): Promise<number> {
  const [last] = await scope.db
    .select({ order: max(phases.order) })
    .from(phases)
    .where(ofTenant(scope, phases, eq(phases.leagueId, leagueId)));
  return last?.order ?? 0;
}
