import type { IncomingHttpHeaders } from 'node:http';
import { internalHeaders, internalPrefix } from '#server/render/messages.ts';
import type { RenderedAnswer } from '#server/render/renderer.ts';
import type { FinishedPage } from './kept-page.ts';

/** Headers of one response, and those of the rendering, which clients do not get. */
const ownHeaders = new Set([
  'age',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-middleware-rewrite',
  'x-nextjs-cache',
  'x-powered-by',
  'x-request-id',
]);

/** What shared caches in front of the server may keep: they hear of no change. */
const sharedSeconds = 300;

/**
 * Returns an answer as a page to keep; null for one that may differ between visitors, and for one without tags: nothing
 * would ever make it stale.
 */
export function toFinishedPage({ status, headers, body }: RenderedAnswer, now: number): FinishedPage | null {
  const tags = tagsOf(headers) ?? (isFile(headers) ? [] : null);
  const seconds = secondsOf(headers, tags);
  const digest = headers[internalHeaders.digest];
  if (seconds === 0 || tags === null || headers['set-cookie'] || typeof digest !== 'string') return null;
  const isRedirect = status === 307 || status === 308;
  if (status !== 200 && status !== 404 && !isRedirect) return null;
  return {
    status,
    headers: isRedirect ? redirectHeaders(headers) : pageHeaders(headers, seconds),
    tags,
    body: isRedirect ? Buffer.alloc(0) : body,
    digest,
    madeAt: now,
    freshUntil: now + seconds * 1000,
  };
}

/** Returns the headers of an answer that are for its visitor. */
export function visibleHeaders(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ownHeaders.has(name) || name.startsWith(internalPrefix)
      ? []
      : [[name, Array.isArray(value) ? value.join(', ') : value] satisfies [string, string]],
  );
}

/** Returns what `Vary` names besides what only addresses without a language vary by, which each response adds itself. */
export function ownVary(headers: IncomingHttpHeaders): string | null {
  const names = (headers.vary ?? '').split(',').map((name) => name.trim());
  const visitors = ['', 'accept-language', 'cookie', 'accept-encoding'];
  return names.filter((name) => !visitors.includes(name.toLowerCase())).join(', ') || null;
}

function pageHeaders(headers: IncomingHttpHeaders, seconds: number): string[] {
  const vary = ownVary(headers);
  return [
    ...visibleHeaders(headers).flat(),
    ...(vary ? ['vary', vary] : []),
    'cache-control',
    `public, max-age=0, s-maxage=${Math.min(seconds, sharedSeconds)}`,
  ];
}

/** Browsers ask again each time, since what is renamed may be renamed back. */
function redirectHeaders({ location = '/' }: IncomingHttpHeaders): string[] {
  return ['location', location, 'cache-control', 'no-cache'];
}

/** Files such as a site map have no tags; their time is short enough without. */
const fileSeconds = 60;
/** As long as the documents that they belong to. */
const partSeconds = 300;

/** Returns whether an answer is a file that shared caches may keep, and no page. */
function isFile(headers: IncomingHttpHeaders): boolean {
  return !/^text\/(html|x-component)/.test(headers['content-type'] ?? 'text/html');
}

/** Returns how long a page may be kept without a change; 0 where it may not be. */
function secondsOf(headers: IncomingHttpHeaders, tags: readonly string[] | null): number {
  const { 'cache-control': policy = '', 'content-type': type = '' } = headers;
  // Next calls the data of a page private wherever it could be; with tags it is that of a page which all visitors share.
  if (type.startsWith('text/x-component') && tags) return partSeconds;
  if (/private|no-store/.test(policy)) return 0;
  const seconds = Number(/\bs-maxage=(\d+)/.exec(policy)?.[1] ?? 0);
  return isFile(headers) ? Math.min(seconds, fileSeconds) : seconds;
}

function tagsOf(headers: IncomingHttpHeaders): string[] | null {
  const value = headers[internalHeaders.tags];
  return typeof value === 'string' ? value.split(',').filter(Boolean) : null;
}
