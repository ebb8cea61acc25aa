import { distinctPeople } from '#server/db/schema/distinct-people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

type Pair = { one: { id: string }; other: { id: string } };

/** Drops the pairs of which somebody has said that they are two people. */
export async function dropDistinct<P extends Pair>(scope: TenantScope, pairs: readonly P[]): Promise<P[]> {
  const rows = await scope.db
    .select({ one: distinctPeople.oneId, other: distinctPeople.otherId })
    .from(distinctPeople)
    .where(ofTenant(scope, distinctPeople));
  const distinct = new Set(rows.map(({ one, other }) => keyOf(one, other)));
  return pairs.filter(({ one, other }) => !distinct.has(keyOf(one.id, other.id)));
}

const keyOf = (...ids: [string, string]) => ids.sort().join();
