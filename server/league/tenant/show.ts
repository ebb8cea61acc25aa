import { asc, eq } from 'drizzle-orm';
import type { MessageKind } from '#lib/api/contract/account/user.ts';
import { type WebsiteSettings, websiteSettings } from '#lib/api/contract/website.ts';
import { sponsors } from '#server/db/schema/publications.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { ownHosts } from './hosts/own-hosts.ts';
import { storedMessageKinds } from './message-kinds.ts';
import { storedMinimumAge } from './minimum-age.ts';

export type ShownTenant = WebsiteSettings & {
  id: string;
  slug: string;
  /** Raised by every change of the site's settings. */
  revision: number;
  /** The oldest first. */
  hosts: string[];
  /** The age that an account needs, in years; null where nobody is asked. */
  minimumAge: number | null;
  /** The kinds of push messages that the site offers. */
  messageKinds: readonly MessageKind[];
};

/** Returns the settings of a tenant's site as they are set, with its hosts and sponsors. Throws `not-found`. */
export async function showTenant(scope: TenantScope): Promise<ShownTenant> {
  const [tenant] = await scope.db.select().from(tenants).where(eq(tenants.id, scope.tenantId));
  if (!tenant) throw notFound('tenant', scope.tenantId);
  const hosts = await ownHosts(scope);
  const shown = await scope.db
    .select({ name: sponsors.name, logo: sponsors.logo, url: sponsors.url })
    .from(sponsors)
    .where(ofTenant(scope, sponsors))
    .orderBy(asc(sponsors.order), asc(sponsors.name), asc(sponsors.id));
  const settings = websiteSettings.parse({ ...tenant.settings, sponsors: shown });
  const minimumAge = storedMinimumAge.parse(tenant.settings.minimumAge);
  const messageKinds = storedMessageKinds.parse(tenant.settings.messageKinds);
  return {
    ...settings,
    minimumAge,
    messageKinds,
    id: tenant.id,
    slug: tenant.slug,
    revision: tenant.revision,
    hosts,
  };
}
