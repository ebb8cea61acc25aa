export interface BatchQueue<Item> {
  add(items: readonly Item[]): void;
  /** Resolves once nothing waits. */
  settled(): Promise<void>;
}

export type BatchQueueOptions<Item> = {
  /** How many go in a batch at most. */
  size: number;
  send: (batch: Item[]) => Promise<unknown>;
  /** Is told of a batch that could not be sent; the next one follows. */
  onFailure: (error: unknown) => void;
};

/** Creates a queue that sends in the order of `add`, one batch at a time. */
export function createBatchQueue<Item>({ size, send, onFailure }: BatchQueueOptions<Item>): BatchQueue<Item> {
  const queue: Item[] = [];
  let isSending = false;
  let sending = Promise.resolve();
  const sendQueue = async () => {
    isSending = true;
    while (queue.length > 0) {
      try {
        await send(queue.splice(0, size));
      } catch (error) {
        onFailure(error);
      }
    }
    isSending = false;
  };
  return {
    add(items) {
      queue.push(...items);
      if (!isSending) sending = sendQueue();
    },
    settled: () => sending,
  };
}
