import { isIPv6 } from 'node:net';

/**
 * Returns what counts as one address: an IPv4 address, or the /64 that a provider gives to one customer of IPv6. IPv4 mapped
 * into IPv6 is IPv4.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Counts open sockets by address. `enter` returns false where an address has `max` already. */
export function createAddressCount(max: number) {
  const counts = new Map<string, number>();
  return {
    enter(address: string): boolean {
      const network = networkOf(address);
      const count = counts.get(network) ?? 0;
      if (count >= max) return false;
      counts.set(network, count + 1);
      return true;
    },
    leave(address: string): void {
      const network = networkOf(address);
      const count = counts.get(network) ?? 0;
      if (count <= 1) counts.delete(network);
      else counts.set(network, count - 1);
    },
  };
}
