import { monitorEventLoopDelay } from 'node:perf_hooks';

type Monitor = Pick<ReturnType<typeof monitorEventLoopDelay>, 'count' | 'mean' | 'max' | 'percentile' | 'reset'>;
type Window = { count: number; mean: number; p99: number; max: number };

/** Delays of the event loop within the last minute, in seconds: their mean, the highest p99 of ten seconds, and the longest. */
export type LoopDelay = Record<'mean' | 'p99' | 'max', number>;

const windowMs = 10_000;
const keptWindows = 6;
const nanoseconds = 1e9;

function startMonitor(): Monitor {
  const monitor = monitorEventLoopDelay({ resolution: 20 });
  monitor.enable();
  return monitor;
}

/**
 * Begins to measure the delay of the event loop in windows of fixed length, and returns what reads it. To read changes
 * nothing: everybody who scrapes within a minute sees each delay.
 */
export function measureLoopDelay(monitor = startMonitor()): () => LoopDelay {
  let ended: Window[] = [];
  const current = (): Window => {
    const { count, mean, max } = monitor;
    return { count, mean: count > 0 ? mean : 0, p99: monitor.percentile(99), max };
  };
  const endWindow = () => {
    ended = [...ended, current()].slice(-keptWindows);
    monitor.reset();
  };
  setInterval(endWindow, windowMs).unref();
  return () => {
    const windows = [...ended, current()].filter(({ count }) => count > 0);
    const count = windows.reduce((sum, window) => sum + window.count, 0);
    const total = windows.reduce((sum, window) => sum + window.mean * window.count, 0);
    const most = (name: 'p99' | 'max') => Math.max(0, ...windows.map((window) => window[name])) / nanoseconds;
    return { mean: count > 0 ? total / count / nanoseconds : 0, p99: most('p99'), max: most('max') };
  };
}
