import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Handler } from '#server/http/dispatch.ts';
import { createLog } from '#server/log.ts';
import { createPageRefresher } from '#server/web/refresh-pages.ts';
import { serve } from './serve.ts';

it('tells the site which tags have changed, and everything when words were lost', async () => {
  const orders: unknown[] = [];
  const site: Handler = async (request, response) => {
    const { url, headers } = request;
    orders.push([url, headers.authorization, JSON.parse(await text(request))]);
    response.writeHead(204).end();
  };
  const refresher = createPageRefresher(await serve(() => site), 'word', createLog('silent'));
  onTestFinished(() => refresher.close());
  refresher.onTags(['game:1']);
  await vi.waitFor(() => expect(orders).toHaveLength(1));
  refresher.onGap();
  await vi.waitFor(() => expect(orders).toHaveLength(2));
  expect(orders).toEqual([
    ['/revalidate', 'Bearer word', { tags: ['game:1'] }],
    ['/revalidate', 'Bearer word', { everything: true }],
  ]);
});

it('reports a site that does not listen', async () => {
  const log = createLog('silent');
  const error = vi.spyOn(log, 'error');
  const site: Handler = (_request, response) => void response.writeHead(401).end('no');
  createPageRefresher(await serve(() => site), 'wrong', log).onGap();
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
});
