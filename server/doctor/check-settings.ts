import { isLocalName } from '#lib/routing/local-port.ts';
import { type Finding, ok, warning } from './finding.ts';

type Site = { domainUrl: string };

/**
 * Checks settings against each other, and against the sites where these are known; `useless` are sentences about those
 * that do nothing.
 */
export function checkSettings(
  trustedHops: number,
  sites: readonly Site[] | undefined,
  useless: readonly string[],
): Finding[] {
  const part = 'settings';
  const found = useless.map((sentence) => warning(part, sentence, 'Mend or remove it.'));
  const isHttps = ({ domainUrl }: Site) => domainUrl.startsWith('https:') && !isLocalName(new URL(domainUrl).hostname);
  if (trustedHops === 0 && sites?.some(isHttps))
    found.push(
      warning(
        part,
        'sites have https addresses, and no proxy is trusted',
        'Set TRUST_PROXY=1 behind a proxy, or all visitors count as one address.',
      ),
    );
  if (sites?.length === 0)
    found.push(
      warning(part, 'there is no site yet', 'Open /setup in a browser; the code for it is in the log of the server.'),
    );
  return found.length > 0 || !sites ? found : [ok(part, 'nothing is wrong with them')];
}
