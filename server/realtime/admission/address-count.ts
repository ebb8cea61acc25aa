/** Counts open sockets by network. `enter` returns false where a network has `max` already. */
export function createAddressCount(max: number) {
  const counts = new Map<string, number>();
  return {
    enter(network: string): boolean {
      const count = counts.get(network) ?? 0;
      if (count >= max) return false;
      counts.set(network, count + 1);
      return true;
    },
    leave(network: string): void {
      const count = counts.get(network) ?? 0;
      if (count <= 1) counts.delete(network);
      else counts.set(network, count - 1);
    },
  };
}
