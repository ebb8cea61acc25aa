import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js';

/** The folder of the pages that a running server has rendered, below `.next/server`. */
export const routeCacheFolder = 'route-cache';

type Set = Parameters<CacheHandler['set']>;
type Value = Set[1];
type Page = Extract<Value, { rscData: unknown }>;
type Route = Extract<Value, { body: Buffer }>;

const isPage = (value: Value): value is Page => String(value?.kind) === 'APP_PAGE';
const isRoute = (value: Value): value is Route => String(value?.kind) === 'APP_ROUTE';

/** Pages that show any name in their address without fetching it, with status 200: the browser fetches it later. */
const openAddress = /\/\$\/[^/]+\/[^/]+\/(?:applications|desk|venues)(?:\/|$)/;

/**
 * Returns whether a rendered page may be written to disk: a complete one, with status 200, of something that exists.
 * Not the shell of a page with parameters left open, nor the answer of a single `fetch`.
 */
export function isKeptOnDisk(key: string, value: Value, context: Set[2]): boolean {
  if (!value || openAddress.test(key) || ('isFallback' in context && context.isFallback)) return false;
  if (isRoute(value)) return value.status === 200;
  return isPage(value) && (value.status ?? 200) === 200 && value.postponed === undefined;
}

/** Returns the bytes that a rendered page takes on disk, without its small files. */
export function sizeOf(value: Value): number {
  if (isRoute(value)) return value.body.length;
  if (!isPage(value)) return 0;
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  return Buffer.byteLength(value.html) + (value.rscData?.length ?? 0) + segments;
}
