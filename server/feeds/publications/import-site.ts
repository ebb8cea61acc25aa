import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';

/** The tenant that something is imported for; times without a zone are its own. */
export type ImportSite = TenantScope & { timeZone: string };

/** As the site itself reads, in its own language. */
export async function siteOf(scope: ImportSite): Promise<ReadScope & ImportSite> {
  const own = await fallbackLocaleOf(scope);
  return { ...scope, host: '', locale: own, fallbackLocale: own };
}
