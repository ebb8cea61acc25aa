import { asc, eq } from 'drizzle-orm';
import type { Game } from '#lib/api/contract/game.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gameOfficials, officials } from '#server/db/schema/officials.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { standsAsOfficial } from '#server/league/official/standing.ts';
import { loadPublicNames } from '#server/league/person/public-names.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Lists the officials of a game who have not only been asked, by what is public of their names, in the order of the scoresheet. */
export async function listGameOfficials(scope: ReadScope, gameId: string): Promise<Game['officials']> {
  const rows = await scope.db
    .select({ firstName: officials.firstName, lastName: officials.lastName, role: gameOfficials.role })
    .from(gameOfficials)
    .innerJoin(officials, belongsTo(gameOfficials, gameOfficials.officialId, officials))
    .where(ofTenant(scope, gameOfficials, eq(gameOfficials.gameId, gameId), standsAsOfficial))
    .orderBy(asc(gameOfficials.order), asc(gameOfficials.officialId));
  const named = rows.map(({ firstName, lastName, role }) => ({ name: `${firstName} ${lastName}`.trim(), role }));
  const publicNameOf = await loadPublicNames(
    scope,
    named.map(({ name }) => name),
  );
  return named.map(({ name, role }) => ({ name: publicNameOf(name), role }));
}
