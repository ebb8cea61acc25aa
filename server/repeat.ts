export interface RepeatedWork {
  /** Ends the repetition, after the run that is under way. */
  close(): Promise<void>;
}

/** Does the work now and at each interval, one run after another, until it is closed. The work handles its own errors. */
export function repeatEvery(intervalMs: number, work: () => Promise<void>): RepeatedWork {
  let running = work();
  const timer = setInterval(() => {
    running = running.then(work);
  }, intervalMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
