import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { slug } from '#lib/api/contract/common.ts';
import { websiteSettings } from '#lib/api/contract/website.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { domains, tenants } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { drawTenantCrest } from './draw-crest.ts';
import { host } from './host.ts';

const newTenant = z.object({
  slug,
  name: z.string().trim().min(1).max(120),
  hosts: z.array(host).min(1),
  settings: websiteSettings.omit({ logo: true, crest: true, sponsors: true }),
});
export type NewTenant = z.input<typeof newTenant>;

/**
 * Creates a tenant with its hosts, settings and a generated crest in its colours. Announces its configuration and seasons. The
 * caller authorises. Throws `bad-request` for invalid input and `conflict` if a host or the slug is in use.
 */
export async function createTenant(db: Queryable, input: NewTenant): Promise<{ id: string }> {
  const { slug, name, hosts, settings } = parseInput(newTenant, input);
  return db.transaction(async (db) => {
    const [used] = await db.select().from(domains).where(inArray(domains.host, hosts));
    if (used) throw new LeagueError('conflict', `The host "${used.host}" already belongs to a tenant.`);
    const [tenant] = await db
      .insert(tenants)
      .values({ slug, name, settings })
      .onConflictDoNothing()
      .returning({ id: tenants.id });
    if (!tenant) throw new LeagueError('conflict', `A tenant "${slug}" already exists.`);
    await db.insert(domains).values(hosts.map((host) => ({ host, tenantId: tenant.id })));
    await drawTenantCrest({ db, tenantId: tenant.id }, name, settings.colors);
    await announce({ db, tenantId: tenant.id }, [tags.config(tenant.id), tags.seasons(tenant.id)]);
    return tenant;
  });
}
