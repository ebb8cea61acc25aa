import { tenants } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

/** Tells whether the installation has a tenant. */
export async function hasTenant(db: Queryable): Promise<boolean> {
  const [one] = await db.select({ id: tenants.id }).from(tenants).limit(1);
  return one !== undefined;
}

/** Tells the same, and asks the database no more once there is one. */
export function createHasTenant(db: Queryable): () => Promise<boolean> {
  let isKnown = false;
  return async () => {
    isKnown ||= await hasTenant(db);
    return isKnown;
  };
}
