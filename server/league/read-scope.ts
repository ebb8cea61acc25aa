import type { Locale } from '#lib/i18n/locales.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/**
 * The tenant to read, and the languages for names and texts. `isForStaff`: names of people are whole, whatever is public.
 * `tags` collects the cache tags of what is read (`dependsOn`).
 */
export type ReadScope = TenantScope & {
  host: string;
  locale: Locale;
  fallbackLocale: Locale;
  isForStaff?: true;
  tags?: Set<string>;
};
