import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Recorded } from './record-response.ts';

/** A finished page as Next answered with it. */
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
const given = ['cache-control', 'content-type', 'link', 'vary'] as const;

/** Next itself is asked again that often, which takes it three milliseconds: it knows when a page has to be made anew. */
const freshMs = 5000;

/**
 * What Next answered, as a page that is the same for everybody who is led to that address; null for all else. Only pages that
 * Next keeps as a whole, which it says, can be: they depend on neither query nor visitor.
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
    headers: Object.fromEntries(given.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
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

/** For how many seconds caches that many people share may keep it. */
function sharedSeconds(headers: OutgoingHttpHeaders): number {
  const policy = String(headers['cache-control'] ?? '');
  if (/private|no-store/.test(policy)) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(policy)?.[1] ?? 0);
}
