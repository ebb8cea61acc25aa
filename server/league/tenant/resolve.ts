import { eq } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import { domains, tenants } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { fallbackLocaleIn } from './fallback-locale.ts';

export type ResolvedTenant = { id: string; host: string; fallbackLocale: Locale };

/** Finds the tenant of a host (lower-case, without port), or null. */
export async function resolveTenant(db: Queryable, host: string): Promise<ResolvedTenant | null> {
  const [row] = await db
    .select({ id: tenants.id, settings: tenants.settings })
    .from(domains)
    .innerJoin(tenants, eq(tenants.id, domains.tenantId))
    .where(eq(domains.host, host));
  if (!row) return null;
  return { id: row.id, host, fallbackLocale: fallbackLocaleIn(row.settings) };
}

/** Tells whether a host is that of a tenant. */
export const isHost = async (db: Queryable, host: string): Promise<boolean> =>
  (await db.$count(domains, eq(domains.host, host))) > 0;
