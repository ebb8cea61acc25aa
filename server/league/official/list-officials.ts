import { desc, sql } from 'drizzle-orm';
import { maxOfficials } from '#lib/api/contract/desk.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gameOfficials, officials } from '#server/db/schema/officials.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadPublicNames } from '#server/league/person/public-names.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Lists the names of officials of the league by last name, those of the most games where there are too many. */
export async function listOfficials(scope: ReadScope): Promise<string[]> {
  const games = sql<number>`count(${gameOfficials.gameId})`;
  const rows = await scope.db
    .select({ firstName: officials.firstName, lastName: officials.lastName })
    .from(officials)
    .innerJoin(gameOfficials, belongsTo(gameOfficials, gameOfficials.officialId, officials))
    .where(ofTenant(scope, officials))
    .groupBy(officials.id, officials.firstName, officials.lastName)
    .orderBy(desc(games), officials.id)
    .limit(maxOfficials);
  const names = rows
    .toSorted((one, other) => one.lastName.localeCompare(other.lastName, scope.locale))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  const publicNameOf = await loadPublicNames(scope, names);
  return [...new Set(names.map(publicNameOf))];
}
