import { eq } from 'drizzle-orm';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Locks a league: of two changes of its phases the second waits here, and sees the first. */
export async function lockLeague(scope: TenantScope, leagueId: string): Promise<void> {
  await scope.db
    .select({ id: leagues.id })
    .from(leagues)
    .where(ofTenant(scope, leagues, eq(leagues.id, leagueId)))
    .for('update');
}
