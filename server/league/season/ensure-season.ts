import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { slugOf } from '#server/league/names/slug.ts';

/** The season of that name, made when there is none. */
export async function ensureSeason(scope: TenantScope, name: string) {
  const slug = slugOf(name, 'season');
  const [found] = await scope.db
    .select()
    .from(seasons)
    .where(ofTenant(scope, seasons, eq(seasons.slug, slug)));
  if (found) return found;
  const [made] = await scope.db
    .insert(seasons)
    .values({ tenantId: scope.tenantId, id: randomUUID(), slug, name })
    .returning();
  if (!made) throw new Error('An inserted season did not come back.');
  return made;
}
