import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the network of an IP address that counts as one client: an IPv4 address itself, the /64 of an IPv6 address,
 * since one customer gets at least that many.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  const ipv4 = mapped.exec(bare)?.[1];
  if (ipv4) return ipv4;
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
