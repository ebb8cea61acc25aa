/**
 * Counts the changes of each owner, a tenant or a host. The count is part of the key of what is kept: after a change nothing
 * old is found again, not even what was being made meanwhile.
 */
export interface ChangeCounts {
  /** Of all owners without a name. Undefined while changes are not heard of: then nothing may be kept. */
  countOf(owner?: string): string | undefined;
  add(owner: string): void;
  /** Something of anybody may have changed. */
  addAll(): void;
  /** From now on changes are not heard of. */
  disconnect(): void;
  /** They are again; meanwhile anything may have changed. */
  reconnect(): void;
}

export function createChangeCounts(): ChangeCounts {
  let heard = true;
  let era = 0;
  let total = 0;
  const counts = new Map<string, number>();

  const addAll = () => {
    era += 1;
    counts.clear();
  };
  return {
    countOf(owner) {
      const count = owner === undefined ? total : (counts.get(owner) ?? 0);
      return heard ? `${era}.${count}` : undefined;
    },
    add(owner) {
      total += 1;
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
    },
    addAll,
    disconnect() {
      heard = false;
    },
    reconnect() {
      heard = true;
      addAll();
    },
  };
}
