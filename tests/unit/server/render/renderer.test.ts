import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { createRenderer, type RenderRequest } from '#server/render/renderer.ts';
import { newSocketPath } from '#server/render/socket-path.ts';
import type { RenderPlace } from '#server/render/worker-process.ts';

/** A place at a socket, as a worker is one. */
async function openPlace(listener: RequestListener): Promise<RenderPlace> {
  const socketPath = newSocketPath();
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    socketPath,
    ready: () => Promise.resolve(),
    tell: () => undefined,
    replaceIfHanging: vi.fn<() => void>(),
    close: async () => undefined,
  };
}

const page = (path: string, priority: RenderRequest['priority'] = 'visitor'): RenderRequest => ({
  path,
  method: 'GET',
  headers: { host: 'league.test' },
  priority,
});
const rendererOf = (places: RenderPlace[], limitMs = 20_000) =>
  createRenderer(places, () => 7, createLog('silent'), { startMs: limitMs, renderMs: limitMs });

test('an answer has the position at which its making began, which the place is told', async () => {
  const place = await openPlace(({ headers, url }, response) => {
    response.end(`${headers.host} ${url} ${headers['x-courtside-position']}`);
  });
  const { status, body, position } = await rendererOf([place]).answer(page('/en'));
  expect([status, body.toString(), position]).toEqual([200, 'league.test /en 7', 7]);
});

test('an answer of a place that has not heard of all changes has the position that it reflects', async () => {
  const place = await openPlace((_request, response) => response.setHeader('x-courtside-position', 5).end());
  expect((await rendererOf([place]).answer(page('/en'))).position).toBe(5);
});

test('pages are rendered where least is going on, two at once in each place', async () => {
  const held: (() => void)[] = [];
  const most = [0, 0];
  const counting = (index: number): RequestListener => {
    let running = 0;
    return (_request, response) => {
      running += 1;
      most[index] = Math.max(most[index] ?? 0, running);
      held.push(() => {
        running -= 1;
        response.end();
      });
    };
  };
  const renderer = rendererOf([await openPlace(counting(0)), await openPlace(counting(1))]);
  const all = Array.from({ length: 8 }, (_, index) => renderer.answer(page(`/${index}`)));
  for (let round = 0; round < 2; round += 1) {
    await vi.waitFor(() => expect(held).toHaveLength(4));
    for (const release of held.splice(0)) release();
  }
  await Promise.all(all);
  expect(most).toEqual([2, 2]);
});

test('visitors come before what is made again, and that before crawlers', async () => {
  const order: string[] = [];
  const held: (() => void)[] = [];
  const place = await openPlace(({ url = '' }, response) => {
    order.push(url);
    held.push(() => response.end());
  });
  const renderer = rendererOf([place]);
  const first = [renderer.answer(page('/1')), renderer.answer(page('/2'))];
  await vi.waitFor(() => expect(held).toHaveLength(2));
  const later = [
    renderer.answer(page('/crawler', 'crawler')),
    renderer.answer(page('/refresh', 'refresh')),
    renderer.answer(page('/visitor', 'visitor')),
  ];
  for (let done = 0; done < 5; done += 1) {
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(0));
    held.shift()?.();
    await vi.waitFor(() => expect(order.length).toBeGreaterThanOrEqual(Math.min(5, done + 3)));
  }
  await Promise.all([...first, ...later]);
  expect(order.slice(2)).toEqual(['/visitor', '/refresh', '/crawler']);
});

test('crawlers wait in a line of their own that has an end', async () => {
  const held: (() => void)[] = [];
  const place = await openPlace((_request, response) => void held.push(() => response.end()));
  const renderer = rendererOf([place]);
  const crawler = Array.from({ length: 70 }, (_, index) =>
    renderer.answer(page(`/${index}`, 'crawler')).then(String, String),
  );
  const visitor = renderer.answer(page('/visitor'));
  const refused = crawler.slice(62);
  expect(await Promise.all(refused)).toEqual(Array(8).fill('Error: Too many pages wait to be rendered.'));
  const timer = setInterval(() => held.shift()?.(), 1);
  onTestFinished(() => clearInterval(timer));
  await Promise.all([visitor, ...crawler]);
});

test('a page whose place dies is rendered elsewhere', async () => {
  const dead = await openPlace((request) => void request.socket.destroy());
  const alive = await openPlace((_request, response) => void response.end('rendered'));
  const renderer = rendererOf([dead, alive]);
  const bodies = await Promise.all([page('/1'), page('/2')].map((one) => renderer.answer(one)));
  expect(bodies.map(({ body }) => body.toString())).toEqual(['rendered', 'rendered']);
});

test('a place that hangs is asked whether it does, and its page not tried again', async () => {
  const asked: string[] = [];
  const hanging = await openPlace(({ url = '' }) => void asked.push(url));
  await expect(rendererOf([hanging], 50).answer(page('/1'))).rejects.toThrow();
  expect(hanging.replaceIfHanging).toHaveBeenCalledOnce();
  expect(asked).toEqual(['/1']);
});

test('a server that stops ends what it renders, and takes nothing else', async () => {
  const held: (() => void)[] = [];
  const place = await openPlace((_request, response) => void held.push(() => response.end()));
  const renderer = rendererOf([place]);
  const running = [renderer.answer(page('/1')), renderer.answer(page('/2'))];
  await vi.waitFor(() => expect(held).toHaveLength(2));
  const waiting = renderer.answer(page('/3')).then(String, String);
  const finished = renderer.finish();
  const stopping = 'Error: No page is rendered any more: the server is stopping.';
  expect([await waiting, await renderer.answer(page('/4')).then(String, String)]).toEqual([stopping, stopping]);
  for (const release of held.splice(0)) release();
  await finished;
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
});

test('a place that is slow to start is not replaced, and the page after it is rendered', async () => {
  const start = Promise.withResolvers<void>();
  const place = { ...(await openPlace((_request, response) => response.end('page'))), ready: () => start.promise };
  const renderer = rendererOf([place], 50);
  await expect(renderer.answer(page('/early'))).rejects.toThrow();
  expect(place.replaceIfHanging).not.toHaveBeenCalled();
  start.resolve();
  expect((await renderer.answer(page('/late'))).body.toString()).toBe('page');
});

test('the code is loaded ahead where no visitor has had it loaded', async () => {
  const asked: string[] = [];
  const placeOf = (name: string) =>
    openPlace(({ headers, url }, response) => {
      asked.push(`${name}: ${headers.host} ${url}`);
      response.end();
    });
  const renderer = rendererOf([await placeOf('one'), await placeOf('two')]);
  await renderer.answer(page('/en'));
  await renderer.warmUp('league.test');
  expect(asked).toEqual(['one: league.test /en', 'two: league.test /']);
});
