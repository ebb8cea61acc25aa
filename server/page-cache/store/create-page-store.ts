import { LRUCache } from 'lru-cache';
import type { FinishedPage } from '#server/page-cache/kept-page.ts';
import { createEntries, type Entry, entryBytes } from './entry.ts';
import { openJournal } from './journal.ts';
import { lifetimeOf } from './lifetime.ts';
import type { PageStore, PageStoreOptions } from './page-store.ts';
import type { Replayed } from './replay.ts';

/** The budget of the disk is spread over so many files; the oldest is given up as a whole. */
export const filesOfBudget = 8;

/**
 * Where the memory is full, a page on disk takes the place of others once it was read so often. Of many pages that are asked for
 * alike, each would be put into memory and soon out of it again, as garbage that lives long enough to be expensive.
 */
const readingsOfPlace = 16;

export function createPageStore({
  changes,
  memoryBytes,
  diskBytes,
  minKeptMs = 0,
  openSegments,
}: PageStoreOptions): PageStore {
  const entries = new Map<string, Entry>();
  const toEntry = createEntries();
  let savedSnapshot: PageStore['savedSnapshot'] = null;

  /** Bodies in memory. A page that is not on disk is gone with its body. */
  const bodies = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: Math.max(1, memoryBytes),
    sizeCalculation: ({ length }) => length + entryBytes,
    disposeAfter: (_body, key, reason) => {
      if (reason !== 'evict') return;
      const entry = entries.get(key);
      if (entry && !entry.place) remove(entry);
    },
  });

  const remove = (entry: Entry) => {
    entries.delete(entry.key);
    bodies.delete(entry.key);
  };

  const replay = (replayed: Replayed) => {
    if (replayed === 'damaged') {
      changes.markAll();
      return;
    }
    const { meta, place } = replayed;
    if (meta.kind === 'changed') {
      if (meta.tags) changes.mark(meta.tags);
      else changes.markAll();
    } else if (meta.kind === 'snapshot') {
      savedSnapshot = meta.snapshot;
    } else if (meta.kind === 'gone') {
      entries.delete(meta.key);
    } else if (place) {
      entries.set(meta.key, toEntry(meta, place.length, place, true, changes.position));
    } else {
      // The file with its body is removed; the page before it is kept no longer.
      entries.delete(meta.key);
    }
  };

  const { segments = null, journal = null } = openSegments ? openJournal(openSegments, replay) : {};

  /** A body in memory is that of the newest page of its key. */
  const isCurrent = (entry: Entry) => entries.get(entry.key) === entry;

  /**
   * Looks for changes since it was last looked at. Stale stays stale until it is made again. What is not heard of now is heard of
   * when changes are received again.
   */
  const check = (entry: Entry) => {
    if (entry.checkedAt === changes.position || entry.staleness === 'other') return entry.staleness;
    const change = changes.markedSince(entry.tags, entry.freshAt);
    if (change !== 'none') entry.staleness = change;
    entry.checkedAt = changes.position;
    return entry.staleness;
  };

  const write = (entry: Entry, body: Buffer<ArrayBuffer>) => {
    if (!journal) return;
    const { key, digest, status, headers, tags, madeAt, freshUntil, unchangedSince } = entry;
    const stale = check(entry);
    const page = { key, digest, status, headers: [...headers], tags: [...tags], madeAt, freshUntil, unchangedSince };
    entry.place = journal.writePage({ kind: 'page', ...page, stale }, body);
  };

  /** Removes the oldest files until the budget is kept. Of their pages, those that were used are written again. */
  const compact = async (): Promise<void> => {
    if (!segments || !journal) return;
    while (segments.bytes > diskBytes && segments.hasOlder) {
      const { oldest } = segments;
      journal.forgetFile(oldest);
      const leaving = [...entries.values()].filter(({ place }) => place?.segment === oldest);
      // At most half of a file is written again, so that each round frees something.
      let room = diskBytes / filesOfBudget / 2;
      for (const entry of leaving) {
        const body = entry.wasUsed && room > 0 && check(entry) === 'none' ? await readBody(entry) : null;
        if (!isCurrent(entry) || entry.place?.segment !== oldest) continue;
        if (!body) {
          remove(entry);
          continue;
        }
        room -= body.length;
        entry.wasUsed = false;
        write(entry, body);
      }
      if (!(await segments.written())) return;
      segments.removeOldest();
    }
  };
  let compacting: Promise<void> | null = null;
  const compactSoon = () => {
    if (!segments || segments.bytes <= diskBytes) return;
    compacting ??= compact().finally(() => (compacting = null));
  };

  const remember = (entry: Entry, body: Buffer<ArrayBuffer> | null) => {
    if (!body || !isCurrent(entry)) return body;
    entry.readings += 1;
    const hasRoom = bodies.calculatedSize + body.length + entryBytes <= memoryBytes;
    if (hasRoom || entry.readings % readingsOfPlace === 0) bodies.set(entry.key, body);
    return body;
  };

  const readNow = (entry: Entry): Buffer<ArrayBuffer> | null => {
    const inMemory = isCurrent(entry) ? bodies.get(entry.key) : undefined;
    if (inMemory) return inMemory;
    const { place } = entry;
    return place && segments ? remember(entry, segments.readNow(place)) : null;
  };

  const readBody = async (entry: Entry): Promise<Buffer<ArrayBuffer> | null> => {
    const inMemory = isCurrent(entry) ? bodies.get(entry.key) : undefined;
    if (inMemory) return inMemory;
    const { place } = entry;
    return place && segments ? remember(entry, await segments.read(place)) : null;
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry) entry.wasUsed = true;
      return entry;
    },
    bodyNow: (page) => readNow(page as Entry),
    async bodyOf(page) {
      const entry = page as Entry;
      const body = await readBody(entry);
      // Until it is written, its place has nothing; it is in memory then, unless the memory is smaller than the queue.
      if (body || !segments) return body;
      await segments.written();
      const again = await readBody(entry);
      if (!again && isCurrent(entry)) remove(entry);
      return again;
    },
    staleness(page, now) {
      const change = check(page as Entry);
      if (change === 'other') return 'changed';
      if (change === 'live') return 'live';
      // A page of the future was made before the clock was set.
      return changes.isConnected && page.madeAt <= now && page.freshUntil > now ? 'fresh' : 'old';
    },
    put(key, page, position, onDisk = true) {
      const { body, ...rest } = page;
      const unchangedSince = unchangedSinceOf(entries.get(key), page);
      const freshUntil = page.madeAt + lifetimeOf(page, unchangedSince, minKeptMs);
      const entry = toEntry(
        { ...rest, key, freshUntil, unchangedSince, headers: [...rest.headers], tags: [...rest.tags], stale: 'none' },
        body.length,
        null,
        onDisk,
        position,
      );
      entries.set(key, entry);
      bodies.set(key, body);
      if (onDisk) write(entry, body);
      compactSoon();
      // A body larger than the memory is nowhere but on disk.
      if (!entry.place && !bodies.has(key)) entries.delete(key);
      return entry;
    },
    drop(key) {
      const entry = entries.get(key);
      if (!entry) return;
      remove(entry);
      if (entry.isOnDisk) journal?.writeGone(key);
    },
    noteChange(tags) {
      journal?.noteChange(tags);
    },
    noteSnapshot(snapshot) {
      journal?.writeSnapshot(snapshot);
      compactSoon();
    },
    savedSnapshot,
    get size() {
      return { pages: entries.size, memoryBytes: bodies.calculatedSize, diskBytes: segments?.bytes ?? 0 };
    },
    async close() {
      await compacting;
      await journal?.close();
    },
  };
}

function unchangedSinceOf(earlier: Entry | undefined, { digest, madeAt }: FinishedPage): number {
  return earlier?.digest === digest ? earlier.unchangedSince : madeAt;
}
