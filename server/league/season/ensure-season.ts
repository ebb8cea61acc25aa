import { randomUUID } from 'node:crypto';
import { desc, eq, or, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { slugOf } from '#server/league/names/slug.ts';

/** Finds or inserts a season by name; one that was renamed also has its first name, in its address. Announces a new one. */
export async function ensureSeason(scope: TenantScope, name: string) {
  const slug = slugOf(name, 'season');
  const [found] = await scope.db
    .select()
    .from(seasons)
    .where(ofTenant(scope, seasons, or(eq(seasons.slug, slug), eq(seasons.name, name))))
    .orderBy(desc(sql`${seasons.slug} = ${slug}`))
    .limit(1);
  if (found) return found;
  const [inserted] = await scope.db
    .insert(seasons)
    .values({ tenantId: scope.tenantId, id: randomUUID(), slug, name })
    .returning();
  if (!inserted) throw new Error('Inserting a season returned no row.');
  await announce(scope, [tags.seasons(scope.tenantId)]);
  return inserted;
}
