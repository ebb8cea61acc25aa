/**
 * Counts the changes of each owner, a tenant or a host. The count is part of cache keys: after a change no older entry
 * is found, nor one that was being created meanwhile.
 */
export interface ChangeCounts {
  /**
   * Returns the count of an owner, or of all without one. Undefined while changes are not received: then nothing may be
   * cached.
   */
  countOf(owner?: string): string | undefined;
  add(owner: string): void;
  /** Counts a change of every owner. */
  addAll(): void;
  /** Marks that changes are not received. */
  disconnect(): void;
  /** Marks that changes are received again, and counts a change of every owner. */
  reconnect(): void;
  /** Marks that changes are received again and all were counted. */
  resume(): void;
}

export function createChangeCounts(): ChangeCounts {
  let isConnected = true;
  let epoch = 0;
  let total = 0;
  const counts = new Map<string, number>();

  const addAll = () => {
    epoch += 1;
    counts.clear();
  };
  return {
    countOf(owner) {
      const count = owner === undefined ? total : (counts.get(owner) ?? 0);
      return isConnected ? `${epoch}.${count}` : undefined;
    },
    add(owner) {
      total += 1;
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
    },
    addAll,
    disconnect() {
      isConnected = false;
    },
    reconnect() {
      isConnected = true;
      addAll();
    },
    resume() {
      isConnected = true;
    },
  };
}
