import { servedPort, withLocalPort } from '#lib/routing/local-port.ts';
import type { Api } from '#server/api/api.ts';
import { findMember } from '#server/auth/staff/list-members.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { showTenant } from '#server/league/tenant/show.ts';

/** Sends a sign-in link to its owner where there is a server for mails. Returns the address that it was sent to; null for one that was not taken. */
export async function mailInvitation(
  { accounts, secureAddress }: Api,
  scope: TenantScope,
  { userId, path }: { userId: string; path: string },
): Promise<string | null> {
  if (!accounts.hasMailServer) return null;
  const [{ name, email }, site] = await Promise.all([findMember(scope, userId), showTenant(scope)]);
  const origin = withLocalPort(secureAddress(site.domainUrl), servedPort(process.env));
  const { fallbackLocale: locale, title } = site;
  const link = `${new URL(origin).origin}/${locale}${path}`;
  const outcome = await accounts.sendMail({ kind: 'invitation', email, name, locale, link, site: title });
  return outcome === 'taken' ? email : null;
}
