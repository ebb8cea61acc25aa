import { inArray } from 'drizzle-orm';
import { domains } from '#server/db/schema/tenants.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError, notFound } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { canonicalUrl } from './canonical-url.ts';
import { ownHosts } from './hosts/own-hosts.ts';
import type { ParsedTenantChange } from './tenant-change.ts';

type HostChange = Pick<ParsedTenantChange, 'hosts' | 'removedHosts' | 'canonicalHost' | 'isHttps'>;
type Changed = { hasChanged: boolean; domainUrl: string };

/**
 * Adds and removes hosts, and returns the site's address: its host stays while the site has it, else it is the oldest
 * one. Throws `conflict` for a host of another tenant and `bad-request` where no host would be left.
 */
export async function changeHosts(
  scope: TenantScope,
  { hosts = [], removedHosts = [], canonicalHost, isHttps }: HostChange,
  domainUrl: string,
): Promise<Changed> {
  const before = await ownHosts(scope);
  const added = [...new Set(hosts)].filter((host) => !before.includes(host));
  await addHosts(scope, added);
  const missing = removedHosts.find((host) => !before.includes(host));
  if (missing) throw notFound('host of this tenant', missing);
  if (removedHosts.length > 0)
    await scope.db.delete(domains).where(ofTenant(scope, domains, inArray(domains.host, removedHosts)));
  const after = [...before, ...added].filter((host) => !removedHosts.includes(host));
  const [oldest] = after;
  if (!oldest) throw badRequest(say`A site needs a host: add another one before you remove the last.`);
  if (canonicalHost && !after.includes(canonicalHost))
    throw badRequest(say`"${canonicalHost}" is no host of this site. It has ${after.join(', ')}.`);
  const hasChanged = added.length + removedHosts.length > 0;
  if (!hasChanged && canonicalHost === undefined && isHttps === undefined) return { hasChanged, domainUrl };
  return { hasChanged, domainUrl: nextUrl(domainUrl, { canonicalHost, isHttps, hosts: after, oldest }) };
}

async function addHosts({ db, tenantId }: TenantScope, hosts: readonly string[]): Promise<void> {
  if (hosts.length === 0) return;
  const taken = await db
    .insert(domains)
    .values(hosts.map((host) => ({ host, tenantId })))
    .onConflictDoNothing()
    .returning({ host: domains.host });
  const used = hosts.find((host) => !taken.some((one) => one.host === host));
  if (used) throw new LeagueError('conflict', say`The host "${used}" belongs to another site.`);
}

type Wanted = Pick<HostChange, 'canonicalHost' | 'isHttps'> & { hosts: readonly string[]; oldest: string };

function nextUrl(domainUrl: string, { canonicalHost, isHttps, hosts, oldest }: Wanted): string {
  const now = new URL(domainUrl);
  const host = canonicalHost ?? (hosts.includes(now.hostname) ? now.hostname : oldest);
  if (host !== now.hostname) return canonicalUrl(host, isHttps);
  // The port of an address on this machine stays.
  return isHttps === undefined ? domainUrl : canonicalUrl(host, isHttps);
}
