import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { locale } from '#lib/api/contract/common.ts';
import { domains, tenants } from '#server/db/schema/tenants.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { fallbackLocaleIn } from '#server/league/tenant/fallback-locale.ts';
import { storedMessageKinds } from '#server/league/tenant/message-kinds.ts';

const siteSettings = z.object({
  timeZone: z.string(),
  locales: z.array(locale),
  crest: z.object({ androidChromeSm: z.string() }),
  messageKinds: storedMessageKinds,
});

/** Returns what messages show of a site; null for one that is no more. */
export async function siteOf({ db, tenantId }: TenantScope) {
  const [row] = await db
    .select({ settings: tenants.settings, host: domains.host })
    .from(tenants)
    .innerJoin(domains, eq(domains.tenantId, tenants.id))
    .where(eq(tenants.id, tenantId))
    .orderBy(asc(domains.host))
    .limit(1);
  if (!row) return null;
  const { timeZone, locales, crest, messageKinds } = siteSettings.parse(row.settings);
  return {
    host: row.host,
    timeZone,
    locales,
    messageKinds,
    icon: crest.androidChromeSm,
    fallbackLocale: fallbackLocaleIn(row.settings),
  };
}
export type PushSite = NonNullable<Awaited<ReturnType<typeof siteOf>>>;
