import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';

/** The tenant of an import, with the time zone for times without one. */
export type ImportSite = TenantScope & { timeZone: string };

/** Returns a scope that reads like the tenant's site in its fallback language. */
export async function siteOf(scope: ImportSite): Promise<ReadScope & ImportSite> {
  const locale = await fallbackLocaleOf(scope);
  return { ...scope, host: '', locale, fallbackLocale: locale };
}
