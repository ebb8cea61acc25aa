import { expect, test } from 'vitest';
import type { Monitoring } from '#server/monitoring/monitoring.ts';
import { reportCrashes } from '#server/monitoring/report-crashes.ts';

test('what ends the server is reported until the reports are closed', async () => {
  const reported: unknown[] = [];
  let isClosed = false;
  const monitoring: Monitoring = {
    report: (error, context) => reported.push([error, context]),
    trace: () => () => undefined,
    async close() {
      isClosed = true;
    },
  };
  const before = [process.listenerCount('uncaughtException'), process.listenerCount('unhandledRejection')];
  const watched = reportCrashes(monitoring);
  const [thrown, rejected] = [new Error('thrown'), new Error('rejected')];
  process.listeners('uncaughtException').at(-1)?.(thrown, 'uncaughtException');
  process.listeners('unhandledRejection').at(-1)?.(rejected, Promise.resolve());
  expect(reported).toEqual([
    [thrown, { part: 'server' }],
    [rejected, { part: 'server' }],
  ]);
  await watched?.close();
  expect(isClosed).toBe(true);
  expect([process.listenerCount('uncaughtException'), process.listenerCount('unhandledRejection')]).toEqual(before);
});
