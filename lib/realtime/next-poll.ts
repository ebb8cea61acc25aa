export interface NextPoll {
  /** Schedules the next request, or brings it forward; it is never put off, however many messages arrive. */
  within(ms: number): void;
  cancel(): void;
}

/** Creates the timer of repeated requests, each spread by a fifth so that thousands of screens do not ask together. */
export function createNextPoll(poll: () => Promise<void>, random: () => number): NextPoll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  return {
    within(ms) {
      const after = ms * (0.8 + 0.4 * random());
      if (Date.now() + after >= dueAt) return;
      dueAt = Date.now() + after;
      clearTimeout(timer);
      timer = setTimeout(() => {
        dueAt = Number.POSITIVE_INFINITY;
        void poll();
      }, after);
    },
    cancel: () => clearTimeout(timer),
  };
}
