import { LRUCache } from 'lru-cache';
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js';
import { notePage, renderBegan } from './render-context.ts';
import { shortenBuffersInJson } from './short-json.ts';
import { tagTimes } from './tag-times.ts';

type Get = CacheHandler['get'];
type Set = CacheHandler['set'];
type Value = Parameters<Set>[1];
type Page = Extract<Value, { rscData: unknown }>;
type Route = Extract<Value, { body: Buffer }>;
type CacheControl = { revalidate: number | false; expire: number | undefined };
type Kept = NonNullable<Awaited<ReturnType<Get>>> & { lastModified: number; tags: string[] };
/** A page as it is held: its document as bytes, since a string with one letter beyond Latin takes two for each. */
type Held = Omit<Kept, 'value'> & { value: (Omit<Page, 'html'> & { html: Buffer }) | Route };

shortenBuffersInJson();

const maxBytes = 24 * 1024 * 1024;

const pages = new LRUCache<string, Held>({ maxSize: maxBytes, sizeCalculation: ({ value }) => sizeOf(value) });

/**
 * Next's cache of rendered pages, so small that it holds the pages of the last minutes: a page is rendered once, and its
 * other parts (flight data, segments) are taken from here when they are asked for. The page store in front keeps pages.
 * What is stale is not there, since Next would serve it once more.
 */
export default class PageHandler implements CacheHandler {
  async get(...[key]: Parameters<Get>): ReturnType<Get> {
    const kept = pages.get(key);
    if (!kept) return null;
    if (isStale(kept)) {
      pages.delete(key);
      return null;
    }
    const value = unpack(kept.value);
    note(value, kept.tags);
    return { ...kept, value };
  }

  async set(...[key, value, context]: Parameters<Set>): Promise<void> {
    pages.delete(key);
    const lastModified = renderBegan();
    if (lastModified === undefined || !isPageOrRoute(value)) return;
    const tags = tagsOf(value);
    note(value, tags);
    const { cacheControl } = context as { cacheControl?: CacheControl };
    pages.set(key, { value: pack(value), lastModified, tags, ...(cacheControl && { cacheControl }) });
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    tagTimes.mark([tags].flat());
  }

  resetRequestCache(): void {
    // Nothing is kept per request.
  }
}

/** A page with parts that are rendered for each visitor is not the same for all. */
function note(value: Page | Route, tags: readonly string[]): void {
  const hasOpenParts = 'postponed' in value && value.postponed !== undefined;
  if (!hasOpenParts) notePage(tags);
}

function isStale({ lastModified, tags, cacheControl }: Held): boolean {
  const seconds = cacheControl?.revalidate;
  if (typeof seconds === 'number' && performance.timeOrigin + performance.now() > lastModified + seconds * 1000)
    return true;
  return tagTimes.changedSince(tags, lastModified);
}

function isPageOrRoute(value: Value): value is Page | Route {
  return value !== null && ['APP_PAGE', 'APP_ROUTE'].includes(String(value.kind));
}

function tagsOf({ headers }: Page | Route): string[] {
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' && tags !== '' ? tags.split(',') : [];
}

const pack = (value: Page | Route): Held['value'] =>
  'body' in value ? value : { ...value, html: Buffer.from(value.html) };

const unpack = (value: Held['value']): Page | Route =>
  'body' in value ? value : { ...value, html: value.html.toString() };

/** Returns about how many bytes a page takes in memory. */
function sizeOf(value: Held['value']): number {
  if ('body' in value) return value.body.length + 1;
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  return value.html.length + (value.rscData?.length ?? 0) + segments + 1;
}
