import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { onTestFinished, vi } from 'vitest';
import type { Locale } from '#lib/i18n/locales.ts';
import { createLog } from '#server/log.ts';
import { pageAddress } from '#server/page-cache/page-address.ts';
import { createPageStore } from '#server/page-cache/page-store.ts';
import { type PageCacheOptions, withPageCache } from '#server/page-cache/with-page-cache.ts';
import { withVary } from '#server/web/vary-by-visitor.ts';
import { serve } from '#tests/unit/server/web/serve.ts';
import { ask } from './ask.ts';

const offered = { locales: ['en', 'sr'] satisfies Locale[], fallbackLocale: 'en' as const };
const hosts = { one: ['one.test'], other: ['other.test'] };
const languagesOf = async (host: string) => (Object.values(hosts).flat().includes(host) ? offered : null);

type Answer = { status?: number; body?: string; headers?: OutgoingHttpHeaders; until?: Promise<void> };

/** A front before a site that answers as Next does; `answer` changes what it says of an address inside the app. */
export async function siteBehindFront(options: Partial<PageCacheOptions> = {}) {
  let version = 1;
  let answer: (address: string) => Answer = () => ({});
  const asked: string[] = [];

  const site = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    const address = (await pageAddress(path, request.headers, languagesOf)) ?? 'file';
    asked.push(address);
    const text = `${address} v${version}`;
    const { until, status, body, headers } = answer(address);
    await until;
    send(request, response, {
      status: status ?? (address.endsWith('/not-found') || address.endsWith('/unknown-host') ? 404 : 200),
      body: body ?? `<html>${text} ${'.'.repeat(2000)}</html>`,
      headers: {
        'x-middleware-rewrite': `${address}${request.url?.slice(path.length)}`,
        'x-nextjs-cache': 'HIT',
        'cache-control': 's-maxage=300, stale-while-revalidate=604500',
        'content-type': 'text/html; charset=utf-8',
        etag: `"${text.replaceAll(' ', '-')}"`,
        vary: 'rsc, Accept-Encoding',
        ...headers,
      },
    });
  };

  const log = createLog('silent');
  const pages = createPageStore(async (tenant) => hosts[tenant as keyof typeof hosts] ?? [], log);
  const origin = await serve(() => withVary(withPageCache(site, { pages, languagesOf, log, ...options })));
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());

  return {
    pages,
    asked,
    get: (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
      ask(`${origin}${path}`, method, { host: 'one.test', ...headers }),
    /** The site says something else from now on. */
    change() {
      version += 1;
    },
    answerWith(next: typeof answer) {
      answer = next;
    },
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: { status: number; body: string; headers: OutgoingHttpHeaders },
): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.statusCode = status;
  if (request.headers['if-none-match'] === headers.etag) {
    response.statusCode = 304;
    response.end();
  } else if (/gzip/.test(request.headers['accept-encoding'] ?? '')) {
    const bytes = gzipSync(body);
    response.setHeader('content-encoding', 'gzip');
    response.write(bytes.subarray(0, 20));
    response.end(bytes.subarray(20));
  } else response.end(request.method === 'HEAD' ? undefined : body);
}
