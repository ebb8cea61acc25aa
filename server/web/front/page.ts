import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Recorded } from './record-response.ts';

/** A finished page as Next answered with it. */
export type Page = {
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
export async function toPage({ status, headers, body }: Recorded, address: string): Promise<Page | null> {
  const policy = String(headers['cache-control'] ?? '');
  const seconds = Number(/\bs-maxage=(\d+)/.exec(policy)?.[1] ?? 0);
  const isWhole = headers['x-nextjs-cache'] === 'HIT' || headers['x-nextjs-cache'] === 'MISS';
  const rewrittenTo = String(headers['x-middleware-rewrite'] ?? '').split('?', 1)[0];
  const { etag } = headers;
  if (status !== 200 && status !== 404) return null;
  if (!isWhole || rewrittenTo !== address || typeof etag !== 'string') return null;
  if (seconds === 0 || /private|no-store/.test(policy) || headers['set-cookie']) return null;
  if (!String(headers['content-type']).startsWith('text/html')) return null;
  const plain = headers['content-encoding'] === 'gzip' ? await unzip(body) : body;
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
