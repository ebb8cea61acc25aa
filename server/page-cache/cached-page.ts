import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Recorded } from './record-response.ts';

/** A complete page as Next rendered it. Times are in milliseconds since the epoch. */
export type CachedPage = {
  status: number;
  headers: OutgoingHttpHeaders;
  etag: string;
  body: Buffer<ArrayBuffer>;
  digest: string;
  madeAt: number;
  freshUntil: number;
};

const unzip = promisify(gunzip);
const forwardedHeaders = ['cache-control', 'content-type', 'link', 'vary'] as const;

/** How long a page is served without asking Next, which takes 3 ms to answer and knows when it must render again. */
const freshMs = 5000;

/**
 * Returns a response of Next as a page to cache; null where it may differ between visitors of this address. Only
 * complete pages of Next's own cache (`x-nextjs-cache`) qualify: they depend on neither query nor visitor.
 */
export async function toCachedPage({ status, headers, body }: Recorded, address: string): Promise<CachedPage | null> {
  const { etag, 'content-encoding': encoding = 'identity' } = headers;
  const seconds = sharedSeconds(headers);
  const rewrittenTo = String(headers['x-middleware-rewrite'] ?? '').split('?', 1)[0];
  if ((status !== 200 && status !== 404) || !isWholePage(headers) || seconds === 0) return null;
  if (rewrittenTo !== address || typeof etag !== 'string') return null;
  if (encoding !== 'identity' && encoding !== 'gzip') return null;
  const plain = encoding === 'gzip' ? await unzip(body) : body;
  const madeAt = Date.now();
  return {
    status,
    headers: Object.fromEntries(
      forwardedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
    ),
    etag: etag.startsWith('W/') ? etag : `W/${etag}`,
    body: plain,
    digest: createHash('sha256').update(plain).digest('base64url'),
    madeAt,
    freshUntil: madeAt + Math.min(seconds * 1000, freshMs),
  };
}

function isWholePage(headers: OutgoingHttpHeaders): boolean {
  const isFinished = headers['x-nextjs-cache'] === 'HIT' || headers['x-nextjs-cache'] === 'MISS';
  return isFinished && !headers['set-cookie'] && String(headers['content-type']).startsWith('text/html');
}

/** Returns the `s-maxage` of a response in seconds; 0 where shared caches may not store it. */
function sharedSeconds(headers: OutgoingHttpHeaders): number {
  const policy = String(headers['cache-control'] ?? '');
  if (/private|no-store/.test(policy)) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(policy)?.[1] ?? 0);
}
