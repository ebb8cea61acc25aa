import { asc, eq } from 'drizzle-orm';
import type { Game } from '#lib/api/contract/game.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gameOfficials, officials } from '#server/db/schema/officials.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Lists the officials of a game in the order of the scoresheet. */
export async function listGameOfficials(scope: TenantScope, gameId: string): Promise<Game['officials']> {
  const rows = await scope.db
    .select({ firstName: officials.firstName, lastName: officials.lastName, role: gameOfficials.role })
    .from(gameOfficials)
    .innerJoin(officials, belongsTo(gameOfficials, gameOfficials.officialId, officials))
    .where(ofTenant(scope, gameOfficials, eq(gameOfficials.gameId, gameId)))
    .orderBy(asc(gameOfficials.order));
  return rows.map(({ firstName, lastName, role }) => ({ name: `${firstName} ${lastName}`.trim(), role }));
}
