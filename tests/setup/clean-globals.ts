import { afterAll, vi } from 'vitest';

/** Files share a worker: each leaves timers, globals, settings and spied functions as it found them. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
