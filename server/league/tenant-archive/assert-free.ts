import { eq, inArray, or } from 'drizzle-orm';
import { domains, tenants } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';

export type Arriving = { id: string; slug: string; name: string };

/** Throws `conflict` if the database has the tenant or its slug already. */
export async function assertFree(db: Queryable, { id, slug, name }: Arriving): Promise<void> {
  const [known] = await db
    .select({ id: tenants.id, name: tenants.name })
    .from(tenants)
    .where(or(eq(tenants.id, id), eq(tenants.slug, slug)));
  if (known?.id === id)
    throw new LeagueError('conflict', `The tenant "${known.name}" is in this database already. Nothing was imported.`);
  if (known) {
    const problem = `The slug "${slug}" of "${name}" is that of the tenant "${known.name}"`;
    throw new LeagueError('conflict', `${problem}. Import it into another database.`);
  }
}

/** Throws `conflict` if a host belongs to a tenant already. */
export async function assertHostsFree(db: Queryable, hosts: readonly string[]): Promise<void> {
  if (hosts.length === 0) return;
  const [used] = await db
    .select()
    .from(domains)
    .where(inArray(domains.host, [...hosts]));
  if (used)
    throw new LeagueError('conflict', `The host "${used.host}" belongs to another tenant. Give others: --host HOST.`);
}
