import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { normalizeHost } from '#lib/routing/host.ts';
import { domains, tenants } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { storedMinimumAge } from '#server/league/tenant/minimum-age.ts';

/** A site of this installation by its origin. */
export type Site = { tenantId: string; name: string; origin: string; minimumAge: number | null };

const settings = z.object({ title: z.string(), minimumAge: storedMinimumAge, domainUrl: z.string() });

/** Returns the site of an origin. Throws `not-found` for anything that is no origin of a tenant's site. */
export async function findAskingSite(
  db: Queryable,
  domain: string,
  secureAddress: (address: string) => string,
): Promise<Site> {
  const host = hostOfOrigin(domain);
  const [row] = host
    ? await db
        .select({ tenantId: domains.tenantId, settings: tenants.settings })
        .from(domains)
        .innerJoin(tenants, eq(tenants.id, domains.tenantId))
        .where(eq(domains.host, host))
    : [];
  // A site that is reached by https hands nothing to a page that came without.
  if (!row || secureAddress(domain) !== domain) throw notFound('site', domain);
  const { title: name, minimumAge, domainUrl } = settings.parse(row.settings);
  if (!hasOwnPort(domain, domainUrl)) throw notFound('site', domain);
  return { tenantId: row.tenantId, name, origin: domain, minimumAge };
}

function hostOfOrigin(domain: string): string | null {
  if (!URL.canParse(domain)) return null;
  const { origin, protocol, host } = new URL(domain);
  return origin === domain && /^https?:$/.test(protocol) ? normalizeHost(host) : null;
}

const isLoopback = (hostname: string) => /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);

/** At another port of the same name may be a program of somebody else. Names of this machine have no settled port. */
function hasOwnPort(domain: string, domainUrl: string): boolean {
  const { port, host, hostname } = new URL(domain);
  return port === '' || isLoopback(hostname) || URL.parse(domainUrl)?.host === host;
}
