/** Who waits for a rendering, the most urgent first. */
const priorities = ['visitor', 'refresh', 'crawler'] as const;
export type Priority = (typeof priorities)[number];

/** Thrown where too many wait already. */
class QueueFull extends Error {
  constructor() {
    super('Too many pages wait to be rendered.');
  }
}

export interface RenderQueue {
  /** Runs some work when it is its turn. Rejects with `QueueFull` where too many of its priority wait. */
  run<Result>(priority: Priority, work: () => Promise<Result>): Promise<Result>;
  readonly waiting: number;
}

/** Creates a queue that runs `slots` at once; at most `maxWaiting` of each priority wait. */
export function createRenderQueue(slots: number, maxWaiting: Record<Priority, number>): RenderQueue {
  const lines: Record<Priority, (() => void)[]> = { visitor: [], refresh: [], crawler: [] };
  let running = 0;

  const free = () => {
    const next = priorities.map((priority) => lines[priority]).find((line) => line.length > 0);
    if (next) next.shift()?.();
    else running -= 1;
  };
  const turn = (priority: Priority): Promise<void> | undefined => {
    if (running < slots) {
      running += 1;
      return;
    }
    const line = lines[priority];
    if (line.length >= maxWaiting[priority]) throw new QueueFull();
    return new Promise((resolve) => void line.push(resolve));
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
    get waiting() {
      return priorities.reduce((sum, priority) => sum + lines[priority].length, 0);
    },
  };
}
