import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { tagTimes } from '#server/render/next/tag-times.ts';
import { startRenderServer } from '#server/render/render-server.ts';
import { createRenderer } from '#server/render/renderer.ts';
import { newSocketPath } from '#server/render/socket-path.ts';

const handler = (_request: unknown, response: ServerResponse) => void response.end('page');

vi.mock('#server/render/next/open-next.ts', () => ({
  openNext: async () => ({ handler, upgrade: undefined, close: async () => undefined }),
}));

test('a worker that hears of a change too late does not pass its page off as of then', async () => {
  const socketPath = newSocketPath();
  const server = await startRenderServer(socketPath);
  onTestFinished(() => server.close());
  vi.spyOn(tagTimes, 'reached').mockResolvedValueOnce(false);
  tagTimes.mark(['club:1'], 3);
  const place = {
    socketPath,
    ready: async () => undefined,
    tell: () => undefined,
    replaceIfHanging: () => undefined,
    close: () => server.close(),
  };
  const renderer = createRenderer([place], () => 4, createLog('silent'));
  const request = { path: '/en', method: 'GET', headers: { host: 'one.test' }, priority: 'visitor' } as const;
  const late = await renderer.answer(request);
  expect([late.body.length > 0, late.position]).toEqual([true, 3]);
  tagTimes.mark(['club:1'], 5);
  expect((await renderer.answer(request)).position).toBe(4);
});
