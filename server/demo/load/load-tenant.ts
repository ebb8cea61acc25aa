import { eq } from 'drizzle-orm';
import { insertRows } from '#server/db/insert-rows.ts';
import { domains, tenants } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { WorldTenant } from '#server/demo/world/tenant-types.ts';
import { Pictures } from './pictures.ts';

/** Creates the tenant with hosts and theme, and the collector of its images. */
export async function loadTenant(db: Queryable, tenant: WorldTenant): Promise<Pictures> {
  const { slug, name, title, hosts, locales, fallbackLocale, timeZone, club, colors, about, contact, social, people } =
    tenant;
  const [row] = await db.insert(tenants).values({ slug, name, settings: {} }).returning({ id: tenants.id });
  if (!row) throw new Error('An inserted tenant did not come back.');
  const pictures = new Pictures(row.id);
  const crest = {
    faviconSm: await pictures.addSquare(tenant.crest, 32),
    faviconLg: await pictures.addSquare(tenant.crest, 180),
    androidChromeSm: await pictures.addSquare(tenant.crest, 192),
    androidChromeLg: await pictures.addSquare(tenant.crest, 512),
  };
  const settings = {
    title,
    domainUrl: `http://${hosts[0]}`,
    colors,
    logo: pictures.add(tenant.logo),
    crest,
    broadcast: { theme: null },
    defaultNewsCoverImage: pictures.add(tenant.defaultNewsCover),
    googleAnalyticsId: null,
    locales,
    fallbackLocale,
    timeZone,
    club,
    about,
    contact,
    social,
    people,
  };
  await db.update(tenants).set({ settings }).where(eq(tenants.id, row.id));
  await insertRows(
    db,
    domains,
    hosts.map((host) => ({ host, tenantId: row.id })),
  );
  return pictures;
}
