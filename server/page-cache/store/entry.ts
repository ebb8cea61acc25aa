import type { KeptPage } from '#server/page-cache/kept-page.ts';
import { createInterner } from './interner.ts';
import type { Place, RecordMeta } from './record.ts';

/** A page as its store knows it. */
export type Entry = KeptPage & {
  /** The position up to which nothing of it has changed. */
  freshAt: number;
  /** The position at which it was last looked at. */
  checkedAt: number;
  staleness: 'none' | 'live' | 'other';
  /** When it was first made as it is, in Unix milliseconds. */
  unchangedSince: number;
  place: Place | null;
  isOnDisk: boolean;
  wasUsed: boolean;
  /** How often it was read from disk. */
  readings: number;
};

/** What a page in memory takes beside its body: key, headers, the text of its head, tags, places in maps. */
export const entryBytes = 2400;

/** Returns a function that makes entries, which share their equal headers and tags. `freshAt` is a position of the changes. */
export function createEntries() {
  const intern = createInterner();
  return (
    page: Omit<RecordMeta & { kind: 'page' }, 'kind'>,
    length: number,
    place: Place | null,
    isOnDisk: boolean,
    freshAt: number,
  ): Entry => ({
    key: page.key,
    status: page.status,
    headers: intern.list(page.headers),
    tags: intern.list(page.tags),
    digest: page.digest,
    length,
    madeAt: page.madeAt,
    freshUntil: page.freshUntil,
    unchangedSince: page.unchangedSince,
    freshAt,
    checkedAt: freshAt,
    staleness: page.stale,
    place,
    isOnDisk,
    wasUsed: false,
    readings: 0,
  });
}
