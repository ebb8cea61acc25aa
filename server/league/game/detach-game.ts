import { eq } from 'drizzle-orm';
import { galleries } from '#server/db/schema/galleries.ts';
import { venueClocks } from '#server/db/schema/venue-clocks.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { forget } from '#server/league/references/forget.ts';

/** Takes a game that is about to be deleted out of what stays: photos, clocks, news and follows. */
export async function detachGame(scope: TenantScope, gameId: string): Promise<void> {
  const { db } = scope;
  await db
    .update(galleries)
    .set({ gameId: null })
    .where(ofTenant(scope, galleries, eq(galleries.gameId, gameId)));
  await db
    .update(venueClocks)
    .set({ gameId: null })
    .where(ofTenant(scope, venueClocks, eq(venueClocks.gameId, gameId)));
  await forget(scope, 'game', gameId);
}
