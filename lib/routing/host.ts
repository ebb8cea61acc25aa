const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const name = new RegExp(`^${label}(?:\\.${label})*$`);
const ipv6 = /^\[[0-9a-f:.]{2,45}\]$/;
const loopback = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns the `Host` header as the tenant segment of a URL: lower case, without port and trailing dot; null for
 * anything that is no host. Loopback addresses become `localhost`. Other IPv6 addresses keep their colons but not
 * their brackets, which have a meaning in Next's page paths.
 */
export function normalizeHost(header: string | null | undefined): string | null {
  const host = (header ?? '')
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  if (loopback.test(host)) return 'localhost';
  if (ipv6.test(host)) return host.slice(1, -1);
  return host.length <= 253 && name.test(host) ? host : null;
}

/** Returns the `Origin` header by which requests to the league API name their site. */
export function originOf(host: string): string {
  return host.includes(':') ? `http://[${host}]` : `http://${host}`;
}
