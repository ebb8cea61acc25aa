import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { outdatedMark } from '#lib/recovery/outdated-mark.ts';
import { chooseEncoding } from '#server/cache/encodings.ts';
import { remember } from '#server/cache/remember.ts';
import { isHttps } from '#server/http/forwarded.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { KeptPage, Staleness } from './kept-page.ts';

/** How many were sent, by how they came to their visitors. */
export type KeptCounts = Record<CacheStatus, number>;

export const noneSent = (): KeptCounts => ({ hit: 0, 'hit; stale': 0, 'fwd=miss': 0 });

/** How a page came to its visitor, for the header `Cache-Status` (RFC 9211). */
type CacheStatus = 'hit' | 'hit; stale' | 'fwd=miss';

export interface SendOptions {
  /** What `Vary` has to name besides the headers of the page itself. */
  vary: string | null;
  /** Null for a page that was made for this request. One that has changed refreshes itself in the browser. */
  staleness: Staleness | null;
  hstsSeconds: number | undefined;
  /** Counts what is sent. */
  counts: KeptCounts;
}

type Body = Buffer<ArrayBuffer>;
/** A head without what the encoding decides, and the head of the compressed page. */
type Prepared = { head: string[]; gzipHead: string[]; second: number };

const decompress = promisify<Body, Body>(gunzip);
const basic = Object.entries(securityHeaders);

/** Heads of the pages that were just asked for as fresh ones, which is nearly always so. */
const prepared = new LRUCache<KeptPage, Map<string | null, Prepared>>({ max: 1000 });

/** Browsers send few different headers. */
const maxEncodings = 1000;
const headerAcceptsGzip = remember((header) => chooseEncoding(header, ['gzip']) !== null, maxEncodings);

export const acceptsGzip = (header: string | undefined): boolean => header !== undefined && headerAcceptsGzip(header);

/** Sends a kept page: 304 to who has it, without a body to `HEAD`, decompressed to the few who need that. */
export function sendKept(
  page: KeptPage,
  body: Body,
  request: IncomingMessage,
  response: ServerResponse,
  options: SendOptions,
): void {
  const { headers, method } = request;
  options.counts[statusOf(options.staleness)] += 1;
  const { head, gzipHead } = headOf(page, options, options.hstsSeconds !== undefined && isHttps(request));
  const known = headers['if-none-match'];
  // A browser tells scripts the headers of a page, but not those of a 304.
  if (known !== undefined && options.staleness !== 'changed' && page.status === 200 && matches(known, page.digest)) {
    response.writeHead(304, head).end();
    return;
  }
  if (acceptsGzip(headers['accept-encoding']) && body.length > 0) {
    response.writeHead(page.status, gzipHead);
    response.end(method === 'HEAD' ? undefined : body);
    return;
  }
  const send = (plain: Body) => {
    response.writeHead(page.status, [...head, 'Content-Length', String(plain.length)]);
    response.end(method === 'HEAD' ? undefined : plain);
  };
  if (body.length === 0) send(body);
  else
    void decompress(body).then(send, (error: unknown) =>
      response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
}

/** Returns the heads of a page; those of a fresh one are prepared once a second. */
function headOf(page: KeptPage, { vary, staleness, hstsSeconds }: SendOptions, isSecure: boolean): Prepared {
  const second = Math.floor(Date.now() / 1000);
  const isUsual = staleness === 'fresh' && !isSecure;
  const heads = isUsual ? (prepared.get(page) ?? new Map<string | null, Prepared>()) : null;
  const ready = heads?.get(vary);
  if (ready?.second === second) return ready;
  const head = makeHead(page, vary, staleness);
  if (isSecure) head.push('Strict-Transport-Security', `max-age=${hstsSeconds}`);
  const gzipHead = [...head, 'Content-Encoding', 'gzip', 'Content-Length', String(page.length)];
  const made = { head, gzipHead, second };
  if (heads) {
    heads.set(vary, made);
    prepared.set(page, heads);
  }
  return made;
}

function makeHead(page: KeptPage, vary: string | null, staleness: Staleness | null): string[] {
  const head: string[] = [];
  const varies = ['Accept-Encoding'];
  const own = new Set<string>();
  for (let index = 0; index < page.headers.length; index += 2) {
    const [name = '', value = ''] = page.headers.slice(index, index + 2);
    own.add(name.toLowerCase());
    if (name.toLowerCase() === 'vary') varies.unshift(value);
    else head.push(name, value);
  }
  for (const [name, value] of basic) if (!own.has(name.toLowerCase())) head.push(name, value);
  if (vary) varies.push(vary);
  head.push('Vary', varies.join(', '));
  if (page.status === 200) head.push('ETag', etagOf(page.digest));
  head.push('Age', String(staleness === 'fresh' ? 0 : Math.max(0, Math.floor((Date.now() - page.madeAt) / 1000))));
  head.push('Cache-Status', `courtside; ${statusOf(staleness)}`);
  if (staleness === 'changed') head.push('Server-Timing', outdatedMark);
  return head;
}

function statusOf(staleness: Staleness | null): CacheStatus {
  if (staleness === null) return 'fwd=miss';
  return staleness === 'fresh' ? 'hit' : 'hit; stale';
}

const etagOf = (digest: string) => `W/"${digest}"`;

function matches(ifNoneMatch: string, digest: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${digest}"`);
}
