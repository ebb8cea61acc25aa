import { lookup } from 'node:dns/promises';
import { isLocalName } from '#lib/routing/local-port.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

export type HostSources = {
  resolve?: (host: string) => Promise<{ address: string }>;
  fetch?: (address: string, options: RequestInit) => Promise<Response>;
};

const timeoutMs = 8000;

/** Checks that a host of a site has an address, and that this product answers there as its site says: by https or not. */
export async function checkHost(host: string, domainUrl: string, sources: HostSources = {}): Promise<Finding> {
  const part = `host ${host}`;
  if (isLocalName(host)) return ok(part, 'a name of this machine');
  const address = await (sources.resolve ?? lookup)(host).then(
    (found) => found.address,
    () => null,
  );
  if (address === null)
    return fault(
      part,
      'has no address',
      `Add an A or AAAA record for ${host} at your DNS provider, or remove it: tenant set --no-host ${host}`,
    );
  const origin = `${new URL(domainUrl).protocol}//${new URL(domainUrl).hostname === host ? new URL(domainUrl).host : host}`;
  try {
    const options = { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) } as const;
    const answer = await (sources.fetch ?? fetch)(`${origin}/api/health`, options);
    const isOurs = answer.headers.get('content-type')?.includes('json') && 'ready' in (await answer.json());
    if (isOurs && answer.ok) return ok(part, `${address}, answers at ${origin}`);
    if (isOurs) return warning(part, `the server at ${origin} is not ready`, 'Wait, or look into its log.');
    return fault(
      part,
      `${origin} answers ${answer.status}, and not as this product`,
      `Let your proxy pass ${host} on to this server.`,
    );
  } catch (error) {
    return fault(part, `${address} does not answer at ${origin}: ${reasonOf(error)}`, cureOf(origin, host));
  }
}

const cureOf = (origin: string, host: string) =>
  origin.startsWith('https:')
    ? `Let a proxy with a certificate for ${host} serve port 443 (docs/operations.md), or: tenant set --no-https`
    : `Let port 80 of that address lead to this server, or: tenant set --https`;

/** What a fetch has failed of is in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
