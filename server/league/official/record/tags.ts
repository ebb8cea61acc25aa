import { and, eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { gameOfficials } from '#server/db/schema/officials.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { standsAsOfficial } from '#server/league/official/standing.ts';

/** Lists the cache tags of what shows the name of an official: lists of games, and the games in which the official stands. */
export async function tagsOfOfficial(scope: TenantScope, id: string): Promise<string[]> {
  const rows = await scope.db
    .selectDistinct({ gameId: gameOfficials.gameId })
    .from(gameOfficials)
    .where(ofTenant(scope, gameOfficials, and(eq(gameOfficials.officialId, id), standsAsOfficial)));
  return [tags.games(scope.tenantId), ...rows.map(({ gameId }) => tags.game(gameId))];
}
