import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { locale } from '#lib/api/contract/common.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, notFound } from '#server/errors.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { say } from '#server/refusals/sentence.ts';
import { fallbackLocaleIn } from './fallback-locale.ts';

const languages = z.array(locale).min(1);

/**
 * The languages that a site offers, in the order of its menu. Its own language stays, since names and texts fall back to it.
 * Throws `bad-request` for a language that the interface has not, and where the site's own is missing.
 */
export function saveLanguages(scope: TenantScope, codes: readonly string[]): Promise<'changed' | 'unchanged'> {
  return inTransaction(scope, async (scope) => {
    const locales = [...new Set(parseInput(languages, codes))];
    const own = eq(tenants.id, scope.tenantId);
    const [tenant] = await scope.db.select({ settings: tenants.settings }).from(tenants).where(own).for('update');
    if (!tenant) throw notFound('tenant', scope.tenantId);
    const fallback = fallbackLocaleIn(tenant.settings);
    if (!locales.includes(fallback)) throw badRequest(say`"${fallback}" is the site's own language: name it too.`);
    if (isDeepStrictEqual(tenant.settings.locales, locales)) return 'unchanged';
    await scope.db
      .update(tenants)
      .set({ settings: { ...tenant.settings, locales }, updatedAt: new Date() })
      .where(own);
    await announce(scope, [tags.config(scope.tenantId)]);
    return 'changed';
  });
}
