/** Who waits for a rendering, the most urgent first. */
const priorities = ['visitor', 'refresh', 'crawler'] as const;
export type Priority = (typeof priorities)[number];

/** Thrown where too many wait already. */
class QueueFull extends Error {
  constructor() {
    super('Too many pages wait to be rendered.');
  }
}

/** Thrown when the server stops. */
class QueueClosed extends Error {
  constructor() {
    super('No page is rendered any more: the server is stopping.');
  }
}

export interface RenderQueue {
  /** Runs some work when it is its turn. Rejects with `QueueFull` where too many of its priority wait, or `QueueClosed`. */
  run<Result>(priority: Priority, work: () => Promise<Result>): Promise<Result>;
  /** Takes no more work, and rejects what waits. Resolves when what runs has ended. */
  close(): Promise<void>;
  readonly waiting: number;
  readonly running: number;
}

/** Creates a queue that runs `slots` at once; at most `maxWaiting` of each priority wait. */
export function createRenderQueue(slots: number, maxWaiting: Record<Priority, number>): RenderQueue {
  const lines: Record<Priority, PromiseWithResolvers<void>[]> = { visitor: [], refresh: [], crawler: [] };
  const idle = Promise.withResolvers<void>();
  let running = 0;
  let isClosed = false;

  const free = () => {
    const next = priorities.map((priority) => lines[priority]).find((line) => line.length > 0);
    if (next) next.shift()?.resolve();
    else running -= 1;
    if (isClosed && running === 0) idle.resolve();
  };
  const turn = (priority: Priority): Promise<void> | undefined => {
    if (isClosed) throw new QueueClosed();
    if (running < slots) {
      running += 1;
      return;
    }
    const line = lines[priority];
    if (line.length >= maxWaiting[priority]) throw new QueueFull();
    const place = Promise.withResolvers<void>();
    line.push(place);
    return place.promise;
  };
  return {
    async run(priority, work) {
      await turn(priority);
      try {
        return await work();
      } finally {
        free();
      }
    },
    close() {
      isClosed = true;
      for (const priority of priorities) for (const place of lines[priority].splice(0)) place.reject(new QueueClosed());
      if (running === 0) idle.resolve();
      return idle.promise;
    },
    get running() {
      return running;
    },
    get waiting() {
      return priorities.reduce((sum, priority) => sum + lines[priority].length, 0);
    },
  };
}
