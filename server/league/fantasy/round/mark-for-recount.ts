import { eq, type SQL, sql } from 'drizzle-orm';
import { fantasyRounds } from '#server/db/schema/fantasy.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Marks a round whose totals have to be counted again. */
export async function markForRecount(scope: TenantScope, roundId: string, now: Date): Promise<void> {
  await scope.db
    .update(fantasyRounds)
    .set({ recountFrom: markAt(now) })
    .where(ofTenant(scope, fantasyRounds, eq(fantasyRounds.id, roundId)));
}

/** A mark differs from the one that it replaces: a recount which has seen the earlier one does not remove it. */
export const markAt = (now: Date): SQL =>
  sql`greatest(${now.toISOString()}::timestamptz, ${fantasyRounds.recountFrom} + interval '1 millisecond')`;

/** Removes the mark that a recount has seen. What was booked since it read the lines has set another. */
export async function unmark(
  scope: TenantScope,
  { id, recountFrom }: { id: string; recountFrom: Date | null },
): Promise<void> {
  const isSeen = sql`date_trunc('milliseconds', ${fantasyRounds.recountFrom}) = ${recountFrom?.toISOString()}::timestamptz`;
  await scope.db
    .update(fantasyRounds)
    .set({ recountFrom: null })
    .where(ofTenant(scope, fantasyRounds, eq(fantasyRounds.id, id), isSeen));
}
