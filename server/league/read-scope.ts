import type { Locale } from '#lib/i18n/locales.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** Whose rows are read, and in which language names and texts are wanted. */
export type ReadScope = TenantScope & { host: string; locale: Locale; fallbackLocale: Locale };
