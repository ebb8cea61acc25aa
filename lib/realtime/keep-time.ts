import { timeSyncDelay } from './time-sync-delay.ts';

export type KeepTimeOptions = {
  /** Requests one sample of server time. */
  request: () => Promise<unknown>;
  /** Receives how long the device's steady clock stood while the device slept, in milliseconds. */
  onSleep: (ms: number) => void;
  /** The delay in milliseconds after a number of requests. */
  delay?: (requestCount: number) => number;
  page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
};

/** Smaller differences are corrections of the system clock. */
const minSleepMs = 1_000;

/** What `performance.now()` lacks grows while the device sleeps, where it stands. */
const lackingMs = () => Date.now() - performance.now();

/**
 * Requests samples of server time: often at first, then regularly, since clocks drift; often again once the page is
 * visible again, since the device may have slept; not every one hides the page before. After a failure time counts on from
 * the known samples. Returns a function that stops it.
 */
export function keepTime({ request, onSleep, delay = timeSyncDelay, page = document }: KeepTimeOptions): () => void {
  let isClosed = false;
  let isPending = false;
  let requests = 0;
  let lackedMs = lackingMs();
  let timeout: ReturnType<typeof setTimeout> | undefined;

  const awake = () => {
    const sleptMs = lackingMs() - lackedMs;
    lackedMs = lackingMs();
    if (sleptMs >= minSleepMs) onSleep(sleptMs);
  };
  const poll = async () => {
    clearTimeout(timeout);
    isPending = true;
    try {
      await request();
      // The sample is newer than any sleep, and a system clock is corrected by the network that brought it.
      lackedMs = lackingMs();
    } catch {
      awake();
    }
    isPending = false;
    requests += 1;
    if (!isClosed) timeout = setTimeout(() => void poll(), delay(requests));
  };
  const onVisibility = () => {
    if (page.visibilityState !== 'visible') {
      lackedMs = lackingMs();
      return;
    }
    awake();
    requests = 0;
    if (!isPending) void poll();
  };
  page.addEventListener('visibilitychange', onVisibility);
  void poll();
  return () => {
    isClosed = true;
    clearTimeout(timeout);
    page.removeEventListener('visibilitychange', onVisibility);
  };
}
