import { afterAll, vi } from 'vitest';
import { configureClient } from '#lib/api/client.ts';

/** Files share a worker: each leaves timers, globals, settings and spied functions as it found them. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  configureClient({ apiUrl: '', accessToken: () => null, tokenAfter: async () => null });
});
