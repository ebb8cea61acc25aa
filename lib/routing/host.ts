const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const name = new RegExp(`^${label}(?:\\.${label})*$`);
const ipv6 = /^\[[0-9a-f:.]{2,45}\]$/;
const loopback = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The `Host` header as the tenant segment of an address: lower case, without port and closing dot. Null for what is no host.
 * The machine itself is `localhost` under any of its numbers. Another IPv6 address keeps its colons but not its brackets,
 * which mean something in the paths of a page.
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

/** How requests to the league API name the site that they are for. */
export function originOf(host: string): string {
  return host.includes(':') ? `http://[${host}]` : `http://${host}`;
}
