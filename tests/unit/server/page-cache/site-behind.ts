import type { OutgoingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import { onTestFinished, vi } from 'vitest';
import type { Locale } from '#lib/i18n/locales.ts';
import { createTagChanges } from '#server/changes/tag-changes.ts';
import { createLog } from '#server/log.ts';
import { createExistence } from '#server/page-cache/existence.ts';
import { createMisses } from '#server/page-cache/misses.ts';
import { createRenderLimit } from '#server/page-cache/render-limit.ts';
import { createPageRenderer } from '#server/page-cache/render-pages.ts';
import { createPages } from '#server/page-cache/serve-pages.ts';
import { createPageStore } from '#server/page-cache/store/create-page-store.ts';
import type { Renderer, RenderRequest } from '#server/render/renderer.ts';
import { serve } from '#tests/unit/server/web/serve.ts';
import { ask } from './ask.ts';

const offered = { locales: ['en', 'sr'] satisfies Locale[], fallbackLocale: 'en' as const };
const hosts = ['one.test', 'other.test'];
const siteOf = (host: string) => {
  if (host === 'further.test') return { ...offered, elsewhere: 'https://one.test' };
  return hosts.includes(host) ? offered : null;
};
const megabyte = 1024 * 1024;

type Answer = { status?: number; body?: string; headers?: OutgoingHttpHeaders; until?: Promise<unknown> };

/** A front before renderings that answer as a worker does; `answerWith` changes what it says of a path. */
export async function siteBehindFront({ maxRenders = 1000, memoryBytes = 64 * megabyte } = {}) {
  let version = 1;
  let answer: (request: RenderRequest) => Answer = () => ({});
  const asked: string[] = [];
  const existing: string[] = [];
  const changes = createTagChanges();

  const renderer: Renderer = {
    async answer(request) {
      const host = String(request.headers.host).replace(/:.*/, '').toLowerCase();
      const part = request.headers.rsc === undefined ? '' : ` part ${request.headers['next-router-prefetch'] ?? ''}`;
      const position = changes.position;
      const text = `${host}${request.path}${part} v${version}`;
      asked.push(`${host}${request.path}${part}`);
      const { until, status, body, headers } = answer(request);
      await until;
      const isMissing = request.path.endsWith('/not-found');
      return {
        status: status ?? (isMissing ? 404 : 200),
        body: gzipSync(body ?? `<html>${text} ${'.'.repeat(2000)}</html>`),
        position,
        headers: {
          'cache-control': 's-maxage=300, stale-while-revalidate=604500',
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'gzip',
          'content-security-policy': `script-src 'sha256-${version}'`,
          'x-courtside-tags': `config:${host},page:${request.path.slice(3)}`,
          'x-courtside-digest': text.replaceAll(' ', '-'),
          'x-nextjs-cache': 'MISS',
          vary: 'rsc, Accept-Encoding',
          ...(headers as Record<string, string>),
        },
      };
    },
    warmUp: async () => undefined,
    load: () => ({ waiting: 0, running: 0 }),
    tell: () => undefined,
    finish: async () => undefined,
    close: async () => undefined,
  };

  const store = createPageStore({ changes, memoryBytes, diskBytes: 0, openSegments: null });
  const misses = createMisses();
  const existence = createExistence({
    ask: async (_host, path) => {
      existing.push(path);
      return path.includes('made-up') ? 404 : 200;
    },
  });
  const languages = { find: async (host: string) => siteOf(host), now: siteOf, forget: () => undefined };
  const pages = createPages({
    store,
    renderer,
    misses,
    existence,
    render: createPageRenderer({ renderer, store, misses }, changes),
    languages,
    limit: createRenderLimit(maxRenders),
    hstsSeconds: 60,
    log: createLog('silent'),
  });
  const origin = await serve(() => (request, response) => {
    const otherwise = () => void pages.handler(request, response);
    if (!pages.sendNow(request, response, otherwise)) return pages.handler(request, response);
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());

  return {
    asked,
    existing,
    changes,
    store,
    get: (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
      ask(`${origin}${path}`, method, { host: 'one.test', ...headers }),
    /** The site says something else from now on, and tells with these tags. */
    change(...tags: string[]) {
      version += 1;
      changes.mark(tags);
      misses.forget(changes.position);
      existence.forget();
    },
    answerWith(next: typeof answer) {
      answer = next;
    },
  };
}
