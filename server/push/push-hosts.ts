/** The hosts of the push services of Chrome, Firefox, Safari and Edge; `.` begins a suffix. */
const knownHosts = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

export type PushHost = 'known' | 'added';

/**
 * Returns how an endpoint may be called: one of a known push service, at a public address, or one at a `host:port` that the
 * operator has added, wherever it is. Null for any other.
 */
export function pushHostOf(endpoint: string, added: readonly string[]): PushHost | null {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  if (added.includes(url.host)) return 'added';
  const isKnown = knownHosts.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
  return isKnown && url.port === '' ? 'known' : null;
}
