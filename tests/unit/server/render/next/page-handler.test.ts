import { expect, it } from 'vitest';
import { tagsHeader } from '#lib/api/tags-header.ts';
import type { Handler } from '#server/http/dispatch.ts';
import PageHandler from '#server/render/next/page-handler.ts';
import { runRender } from '#server/render/next/render-context.ts';
import { tagTimes } from '#server/render/next/tag-times.ts';
import { serve } from '#tests/unit/server/web/serve.ts';

type Value = Parameters<PageHandler['set']>[1];
type GetContext = Parameters<PageHandler['get']>[1];
type SetContext = Parameters<PageHandler['set']>[2];

const asked = {} as GetContext;

function page(tags: string | undefined, html = '<html>'): Value {
  const headers = tags === undefined ? {} : { 'x-next-cache-tags': tags };
  const value = { kind: 'APP_PAGE', html, rscData: Buffer.from('flight'), headers, status: 200 };
  return { ...value, postponed: undefined, segmentData: new Map() } as unknown as Value;
}

/** Answers as Next does: from its cache, or by rendering a page with these tags. */
function renderer(tags: string | undefined, revalidate = 300, rendering = () => Promise.resolve()) {
  let renders = 0;
  const handler: Handler = async (request, response) => {
    const cache = new PageHandler();
    const key = `${request.headers.host}${request.url?.split('?', 1)[0]}`;
    const kept = await cache.get(key, asked);
    if (!kept) {
      renders += 1;
      await rendering();
      await cache.set(key, page(tags), { cacheControl: { revalidate, expire: 3600 } } as unknown as SetContext);
    }
    response.end(kept ? 'HIT' : 'MISS');
  };
  return { handler, renders: () => renders };
}

async function open(handler: Handler) {
  const origin = await serve(() => (request, response) => runRender(request, response, handler));
  return async (path: string) => {
    const answer = await fetch(`${origin}${path}`);
    return { tags: answer.headers.get(tagsHeader), cache: await answer.text() };
  };
}

it('names the tags of a page, rendered or kept, without those of Next', async () => {
  const get = await open(renderer('_N_T_/layout,handler:a,handler:b,_N_T_/x').handler);
  expect(await get('/page')).toEqual({ tags: 'handler:a,handler:b', cache: 'MISS' });
  expect(await get('/page?_rsc=1')).toEqual({ tags: 'handler:a,handler:b', cache: 'HIT' });
});

it('gives a document back letter for letter', async () => {
  const html = '<html lang="sr-Latn"><p>Čačak – Ријека ẞ 🏀</p>';
  const cache = new PageHandler();
  const get = await open(async (_request, response) => {
    await cache.set('/letters', page('handler:letters', html), {} as SetContext);
    const kept = await cache.get('/letters', asked);
    response.end(kept?.value && 'html' in kept.value ? kept.value.html : 'none');
  });
  expect((await get('/letters')).cache).toBe(html);
});

it('tells a page without tags from an answer that is no page', async () => {
  const get = await open(renderer(undefined).handler);
  expect((await get('/page')).tags).toBe('');
  const getOther = await open((_request, response) => void response.end());
  expect((await getOther('/page')).tags).toBeNull();
});

it('has a page rendered once for parts that are asked for at the same time', async () => {
  const first = Promise.withResolvers<void>();
  const { handler, renders } = renderer('handler:together', 300, () => first.promise);
  const get = await open(handler);
  const answers = [get('/page'), get('/page?_rsc=1'), get('/other')];
  await expect.poll(renders).toBe(2);
  first.resolve();
  expect((await Promise.all(answers)).map(({ tags }) => tags)).toEqual(Array(3).fill('handler:together'));
  expect(renders()).toBe(2);
});

it('does not keep a page whose tags have changed since its rendering began', async () => {
  const get = await open(renderer('handler:changed', 300, async () => tagTimes.mark(['handler:changed'])).handler);
  expect([(await get('/page')).cache, (await get('/page')).cache]).toEqual(['MISS', 'MISS']);
  const { handler } = renderer('handler:later');
  const getLater = await open(handler);
  await getLater('/page');
  expect((await getLater('/page')).cache).toBe('HIT');
  tagTimes.mark(['handler:other']);
  expect((await getLater('/page')).cache).toBe('HIT');
  await new PageHandler().revalidateTag('handler:later');
  expect((await getLater('/page')).cache).toBe('MISS');
  tagTimes.markEverything();
  expect((await getLater('/page')).cache).toBe('MISS');
});

it('does not keep a page beyond its time', async () => {
  const get = await open(renderer('handler:brief', 0).handler);
  expect([(await get('/page')).cache, (await get('/page')).cache]).toEqual(['MISS', 'MISS']);
});

it('goes on when the client of a turn has left', async () => {
  const gone = Promise.withResolvers<void>();
  const { handler, renders } = renderer('handler:left', 300, () => gone.promise);
  const origin = await serve(() => (request, response) => runRender(request, response, handler));
  const leaving = new AbortController();
  const left = fetch(`${origin}/page`, { signal: leaving.signal }).catch(() => 'left');
  await expect.poll(renders).toBe(1);
  leaving.abort();
  expect(await left).toBe('left');
  const next = fetch(`${origin}/page`);
  await expect.poll(renders).toBe(2);
  gone.resolve();
  expect((await next).headers.get(tagsHeader)).toBe('handler:left');
});
