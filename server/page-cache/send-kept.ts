import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { outdatedMark } from '#lib/recovery/outdated-mark.ts';
import { chooseEncoding } from '#server/cache/encodings.ts';
import { remember } from '#server/cache/remember.ts';
import { isHttps } from '#server/http/forwarded.ts';
import { headText, writeHeadText } from '#server/http/head-text.ts';
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

const decompress = promisify<Body, Body>(gunzip);
const basic = Object.entries(securityHeaders);

/** What is the same in each head of a compressed page, for as long as its body is in memory. */
const prepared = new WeakMap<Body, { page: KeptPage; text: string }>();

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
  const moment = textOfMoment(page, request, options);
  const known = headers['if-none-match'];
  // A browser tells scripts the headers of a page, but not those of a 304.
  if (known !== undefined && options.staleness !== 'changed' && page.status === 200 && matches(known, page.digest)) {
    writeHeadText(response, 304, textOfPage(page) + moment);
    response.end();
    return;
  }
  if (acceptsGzip(headers['accept-encoding']) && body.length > 0) {
    writeHeadText(response, page.status, textOfCompressed(page, body) + moment);
    response.end(method === 'HEAD' ? undefined : body);
    return;
  }
  const send = (plain: Body) => {
    writeHeadText(response, page.status, `Content-Length: ${plain.length}\r\n${textOfPage(page)}${moment}`);
    response.end(method === 'HEAD' ? undefined : plain);
  };
  if (body.length === 0) send(body);
  else
    void decompress(body).then(send, (error: unknown) =>
      response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
}

function textOfCompressed(page: KeptPage, body: Body): string {
  const ready = prepared.get(body);
  if (ready?.page === page) return ready.text;
  const text = textOfPage(page, ['Content-Encoding', 'gzip', 'Content-Length', String(page.length)]);
  prepared.set(body, { page, text });
  return text;
}

/** Returns what is the same in each head of a page. It ends within `Vary`, which the address adds to. */
function textOfPage(page: KeptPage, more: readonly string[] = []): string {
  const head = [...more];
  const varies = ['Accept-Encoding'];
  const own = new Set<string>();
  for (let index = 0; index < page.headers.length; index += 2) {
    const [name = '', value = ''] = page.headers.slice(index, index + 2);
    own.add(name.toLowerCase());
    if (name.toLowerCase() === 'vary') varies.unshift(value);
    else head.push(name, value);
  }
  for (const [name, value] of basic) if (!own.has(name.toLowerCase())) head.push(name, value);
  if (page.status === 200) head.push('ETag', etagOf(page.digest));
  head.push('Vary', varies.join(', '));
  return headText(head).trimEnd();
}

/** Returns the rest of the head, which begins within `Vary`. */
function textOfMoment(page: KeptPage, request: IncomingMessage, { vary, staleness, hstsSeconds }: SendOptions): string {
  const age = staleness === 'fresh' ? 0 : Math.max(0, Math.floor((Date.now() - page.madeAt) / 1000));
  const varies = vary === null ? '' : `, ${vary}`;
  const security =
    hstsSeconds !== undefined && isHttps(request) ? `Strict-Transport-Security: max-age=${hstsSeconds}\r\n` : '';
  const outdated = staleness === 'changed' ? `Server-Timing: ${outdatedMark}\r\n` : '';
  return `${varies}\r\nAge: ${age}\r\nCache-Status: courtside; ${statusOf(staleness)}\r\n${security}${outdated}`;
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
