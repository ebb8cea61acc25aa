import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { startWorkerProcess } from '#server/render/worker-process.ts';

const program = new URL('stand-in-worker.ts', import.meta.url);

function startPlace(maxSilenceMs: number) {
  const place = startWorkerProcess(() => ({ kind: 'everything', position: 0 }), createLog('silent'), {
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
