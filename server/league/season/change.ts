import { and, eq, ne } from 'drizzle-orm';
import type { ManagedSeason, SeasonChange } from '#lib/api/contract/competition/seasons.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, badPlaces } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { getManaged } from './managed.ts';
import { assertNameFree, assertOrder } from './season-input.ts';

/**
 * Changes name, dates or being the current one of a season, and returns it as it is then; its address stays. The caller
 * authorises. Throws `not-found`, `conflict` with the current season for an older revision or for the name of another season, and
 * `bad-request` for dates out of order, or of a season whose games have days.
 */
export function changeSeason(scope: TenantScope, id: string, input: SeasonChange): Promise<ManagedSeason> {
  return inTransaction(scope, async (scope) => {
    const { revision, isCurrent, ...values } = input;
    // Of two changes of which season is the current one, the second waits here.
    await scope.db.select().from(seasons).where(ofTenant(scope, seasons)).orderBy(seasons.id).for('update');
    const before = await getManaged(scope, id);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    if (values.name !== undefined) await assertNameFree(scope, values.name, id);
    const hasOtherDates = (['startsOn', 'endsOn'] as const).some(
      (field) => values[field] !== undefined && values[field] !== before[field],
    );
    if (hasOtherDates && before.hasDatesOfGames)
      throw badPlaces([{ path: 'startsOn', message: say`the first and last day follow from the games of the season` }]);
    assertOrder({ ...before, ...values });
    if (isCurrent) await takeCurrent(scope, id);
    const changed = { ...values, ...(isCurrent && { isCurrent }) };
    if (Object.keys(changed).length > 0)
      await scope.db
        .update(seasons)
        .set(changed)
        .where(ofTenant(scope, seasons, eq(seasons.id, id)));
    const { tenantId } = scope;
    await announce(scope, [tags.seasons(tenantId), tags.season(id), tags.games(tenantId)]);
    return getManaged(scope, id);
  });
}

/** Ends that another season is the current one. */
export async function takeCurrent(scope: TenantScope, id: string): Promise<void> {
  await scope.db
    .update(seasons)
    .set({ isCurrent: false })
    .where(ofTenant(scope, seasons, and(eq(seasons.isCurrent, true), ne(seasons.id, id))));
}
