import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Handler } from '#server/http/dispatch.ts';
import { createLog } from '#server/log.ts';
import { createPageRefresher } from '#server/page-cache/page-refresher.ts';
import { serve } from '#tests/unit/server/web/serve.ts';

const tenantId = 'one';

async function refreshing(answer: (order: string) => Promise<number> | number) {
  const told: string[] = [];
  const site: Handler = async (request, response) => {
    const order = `${request.url} ${request.headers.authorization} ${await text(request)}`;
    const status = await answer(order);
    told.push(order);
    response.writeHead(status).end();
  };
  const pages = {
    invalidate: async (tenant: string) => void told.push(`forget ${tenant}`),
    disconnect: () => void told.push('lose'),
    reconnect: () => void told.push('regain'),
    resume: () => void told.push('resume'),
  };
  const log = createLog('silent');
  const error = vi.spyOn(log, 'error');
  const refresher = createPageRefresher({ address: await serve(() => site), secret: 'word', pages, log });
  onTestFinished(() => refresher.close());
  return { refresher, told, error };
}

it('notifies the site of changed tags, and removes cached pages only after that', async () => {
  const { refresher, told } = await refreshing(() => 204);
  refresher.onChange({ tenantId, tags: ['game:1'] });
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told).toEqual(['/revalidate Bearer word {"tags":["game:1"]}', 'forget one']);
});

it('caches nothing while announcements may be lost, and reports that everything has changed after reconnecting', async () => {
  const { refresher, told } = await refreshing(() => 204);
  refresher.onDisconnect();
  refresher.onReconnect();
  await vi.waitFor(() => expect(told).toHaveLength(3));
  expect(told).toEqual(['lose', '/revalidate Bearer word {"everything":true}', 'regain']);
});

it('caches again after a loss in which nothing was missed, unless the site has still to hear of an earlier one', async () => {
  const heard = Promise.withResolvers<number>();
  const { refresher, told } = await refreshing(() => heard.promise);
  refresher.onDisconnect();
  refresher.onResume?.();
  expect(told).toEqual(['lose', 'resume']);
  refresher.onReconnect();
  refresher.onDisconnect();
  refresher.onResume?.();
  heard.resolve(204);
  await vi.waitFor(() => expect(told.at(-1)).toBe('regain'));
});

it('caches nothing when announcements are lost again before the site was notified', async () => {
  const { promise: lostAgain, resolve } = Promise.withResolvers<number>();
  const { refresher, told } = await refreshing(() => lostAgain);
  refresher.onReconnect();
  refresher.onDisconnect();
  resolve(204);
  await vi.waitFor(() => expect(told).toHaveLength(2));
  refresher.onReconnect();
  await vi.waitFor(() => expect(told.filter((word) => word === 'regain')).toHaveLength(1));
  expect(told.indexOf('regain')).toBe(3);
});

it('reports a site that does not listen', async () => {
  const { refresher, error } = await refreshing(() => 401);
  refresher.onReconnect();
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
});
