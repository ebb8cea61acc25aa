import { eq } from 'drizzle-orm';
import type { About } from '#lib/api/contract/about.ts';
import { tags } from '#lib/api/tags.ts';
import { inScript } from '#lib/i18n/in-script.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { localisedText } from '#server/league/names/localised.ts';
import { cleanHtml } from '#server/league/news/clean-html.ts';
import { writtenIn } from '#server/league/news/written-in.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { aboutSettings } from '#server/league/tenant/about/settings.ts';

/** Returns the content of a tenant's «about» page. Throws `not-found`. */
export async function getAbout(scope: ReadScope): Promise<About> {
  dependsOn(scope, tags.config(scope.tenantId));
  const [tenant] = await scope.db
    .select({ settings: tenants.settings })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  if (!tenant) throw notFound('tenant', scope.tenantId);
  const { about, contact, social, people } = aboutSettings.parse(tenant.settings);
  return {
    body: cleanHtml(localisedText(scope, about)),
    language: writtenIn(scope, about),
    ...contact,
    social,
    people: people.map(({ name, role, ...person }) => ({
      ...person,
      name: inScript(scope.locale, name),
      role: localisedText(scope, role),
    })),
  };
}
