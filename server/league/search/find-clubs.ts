import type { ClubListItem } from '#lib/api/contract/team.ts';
import { inIds } from '#server/db/in-ids.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { toClubListItem } from '#server/league/club/list.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { hasEntered } from '#server/league/team/entered.ts';
import { findIds, type Wanted } from './find-ids.ts';
import { type Found, inFoundOrder } from './found.ts';

/** Finds clubs by name, short name, alias or city. */
export async function findClubs(scope: ReadScope, query: Wanted): Promise<Found<ClubListItem>> {
  const ids = await findIds(scope, clubs, { ...query, where: hasEntered });
  if (ids.found.length === 0) return { total: 0, items: [] };
  const clubIds = ids.found.map(({ id }) => id);
  const rows = await scope.db
    .select()
    .from(clubs)
    .where(ofTenant(scope, clubs, inIds(clubs.id, clubIds)));
  const items = inFoundOrder(rows, ids, ({ id }) => id).map((row) => toClubListItem(scope, row));
  return { total: ids.total, items };
}
