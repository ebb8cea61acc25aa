import { asc } from 'drizzle-orm';
import { domains } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

/** Returns the host of any tenant, lower-case and without port; undefined before there is one. */
export async function firstHost(db: Queryable): Promise<string | undefined> {
  const [row] = await db.select({ host: domains.host }).from(domains).orderBy(asc(domains.host)).limit(1);
  return row?.host;
}
