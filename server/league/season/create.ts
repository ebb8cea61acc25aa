import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { createSeason as call, ManagedSeason } from '#lib/api/contract/competition/seasons.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { slugOf } from '#server/league/names/slug.ts';
import { takeCurrent } from './change.ts';
import { getManaged } from './managed.ts';
import { assertNameFree, assertOrder } from './season-input.ts';

/**
 * Adds a season; it is the current one if that is said, or if there is no other. The caller authorises. Throws `conflict` for the
 * name of another season, and `bad-request` for dates out of order.
 */
export function createSeason(scope: TenantScope, input: z.output<typeof call.body>): Promise<ManagedSeason> {
  return inTransaction(scope, async (scope) => {
    const { name, names = {}, startsOn = null, endsOn = null, isCurrent } = input;
    const known = await scope.db
      .select()
      .from(seasons)
      .where(ofTenant(scope, seasons))
      .orderBy(seasons.id)
      .for('update');
    const id = randomUUID();
    await assertNameFree(scope, name, id);
    assertOrder({ startsOn, endsOn });
    const becomesCurrent = isCurrent ?? !known.some((season) => season.isCurrent);
    if (becomesCurrent) await takeCurrent(scope, id);
    await scope.db.insert(seasons).values({
      tenantId: scope.tenantId,
      id,
      slug: slugOf(name, 'season'),
      name,
      names,
      startsOn,
      endsOn,
      isCurrent: becomesCurrent,
    });
    await announce(scope, [tags.seasons(scope.tenantId)]);
    return getManaged(scope, id);
  });
}
