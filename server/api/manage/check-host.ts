import { z } from 'zod';
import type { HostCheck } from '#lib/api/contract/site-hosts.ts';
import type { Api } from '#server/api/api.ts';

type Probe = Api['hosts'];

/** An answer that names its site. */
const configPath = '/api/v2/website/config';
const ownAnswer = z.object({ id: z.string() });
const faults: Readonly<Record<string, HostCheck['certificate']>> = {
  CERT_HAS_EXPIRED: 'expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'other-host',
};

/** Says where a host resolves to, and how it answers by https. `site` is where this server is asked now. */
export async function checkHost(
  probe: Probe,
  host: string,
  site: { tenantId: string; host: string },
): Promise<HostCheck> {
  const { addresses, isAsked, answer } = await probe.ask(host, configPath);
  const isOwn = answer !== null && isOfSite(answer.body, site.tenantId);
  const place = async () => {
    if (addresses.length === 0) return 'unresolved';
    if (!isAsked) return 'private';
    return isOwn || (await sharesAddress(probe, addresses, site.host)) ? 'here' : 'elsewhere';
  };
  const found = await place();
  const certificate = answer ? certificateOf(answer.fault) : isAsked ? 'no-answer' : 'unchecked';
  return {
    place: found,
    addresses,
    certificate,
    validUntil: answer?.validUntil.toISOString() ?? null,
    isReady: isOwn && certificate === 'valid',
  };
}

function isOfSite(body: string, tenantId: string): boolean {
  try {
    return ownAnswer.parse(JSON.parse(body)).id === tenantId;
  } catch {
    return false;
  }
}

const certificateOf = (fault: string | null) => (fault === null ? 'valid' : (faults[fault] ?? 'untrusted'));

/** Before it has a certificate a host is known by the address that it shares with the one that is used. */
async function sharesAddress(probe: Probe, addresses: readonly string[], host: string): Promise<boolean> {
  const known = await probe.resolve(host);
  return known.some((address) => addresses.includes(address));
}
