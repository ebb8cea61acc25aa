import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { startWorkerProcess } from '#server/render/worker-process.ts';

const program = new URL('stand-in-worker.ts', import.meta.url);

function startPlace(maxSilenceMs: number, log = createLog('silent')) {
  const place = startWorkerProcess(() => ({ kind: 'everything', position: 0 }), log, {
    program,
    maxSilenceMs,
  });
  onTestFinished(async () => {
    await place.close();
    rmSync(place.socketPath, { force: true });
  });
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const asking = request({ socketPath: place.socketPath, agent: false }, (answer) => resolve(text(answer)));
      asking.once('error', reject).end();
    });
  return { ...place, ask };
}

test('a process that hangs is replaced', async () => {
  const { ready, ask, tell, replaceIfHanging } = startPlace(100);
  await ready();
  const first = await ask();
  tell({ kind: 'everything', position: 1 });
  replaceIfHanging();
  await expect(ask()).rejects.toThrow();
  await expect.poll(() => ask().catch(() => first), { timeout: 10_000 }).not.toBe(first);
});

test('one that says that it is there stays, however slow its pages are', async () => {
  const { ready, ask, replaceIfHanging } = startPlace(10_000);
  await ready();
  const first = await ask();
  for (let time = 0; time < 3; time += 1) replaceIfHanging();
  expect(await ask()).toBe(first);
});

test('one whose next process cannot be started is started as soon as it can', async () => {
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const { ready, ask, tell, replaceIfHanging } = startPlace(100, log);
  await ready();
  const first = await ask();
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = '/nowhere/node';
  tell({ kind: 'everything', position: 1 });
  replaceIfHanging();
  await expect(ask()).rejects.toThrow();
  const failedStarts = () => warn.mock.calls.filter(([how]) => how instanceof Object && 'err' in how).length;
  await expect.poll(failedStarts).toBeGreaterThan(1);
  process.execPath = execPath;
  await expect.poll(() => ask().catch(() => first)).not.toBe(first);
});
