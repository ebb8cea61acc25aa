import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import type { SaveOutcome } from '#server/league/save-outcome.ts';
import { type AboutSettings, aboutSettings } from './settings.ts';

/** Replaces the settings of the «about» page; others stay. Announces the configuration; the caller authorises. Throws `not-found`. */
export function saveAbout(scope: TenantScope, about: AboutSettings): Promise<SaveOutcome> {
  return inTransaction(scope, async (scope) => {
    const own = eq(tenants.id, scope.tenantId);
    const [tenant] = await scope.db
      .select({ settings: tenants.settings, revision: tenants.revision })
      .from(tenants)
      .where(own)
      .for('update');
    if (!tenant) throw notFound('tenant', scope.tenantId);
    if (isDeepStrictEqual(aboutSettings.parse(tenant.settings), about)) return 'unchanged';
    const isNew = tenant.settings.about === undefined;
    await scope.db
      .update(tenants)
      .set({ settings: { ...tenant.settings, ...about }, revision: tenant.revision + 1, updatedAt: new Date() })
      .where(own);
    await announce(scope, [tags.config(scope.tenantId)]);
    return isNew ? 'created' : 'changed';
  });
}
