import { changedRecords, type Place, type RecordMeta } from './record.ts';
import type { Replayed } from './replay.ts';
import type { Segments, SegmentsOptions } from './segments.ts';

type PageMeta = Extract<RecordMeta, { kind: 'page' }>;

/** Writes down what happens to a store of pages, in its order, so that a later process continues with what is true. */
export interface Journal {
  /** Writes a page, its body only if no equal one is on disk. Returns where the body is; null while the disk takes nothing. */
  writePage(meta: PageMeta, body: Buffer<ArrayBuffer>): Place | null;
  writeGone(key: string): void;
  /** Notes that tags have changed, null for all: soon, and before the next page, since that may be as of them. */
  noteChange(tags: readonly string[] | null): void;
  /** Writes a snapshot, unless changes before it could not be written: it says that they are. */
  writeSnapshot(snapshot: string): void;
  /** Takes no body of a file for one that is on disk. */
  forgetFile(segment: number): void;
  close(): Promise<void>;
}

/** Opens a journal in files; `onReplay` gets each record of an earlier process, a page with the place of its body, null if that is gone. */
export function openJournal(
  openSegments: (handlers: Pick<SegmentsOptions, 'onReplay' | 'onLost'>) => Segments,
  onReplay: (replayed: Replayed) => void,
): { segments: Segments; journal: Journal } {
  /** Bodies on disk by digest. */
  const places = new Map<string, Place>();
  /** What has changed and is not written; null means all. */
  let pending: Set<string> | null | undefined;

  const segments = openSegments({
    onReplay(replayed) {
      if (replayed === 'damaged' || replayed.meta.kind !== 'page') return onReplay(replayed);
      const { meta, place } = replayed;
      if (place) places.set(meta.digest, place);
      onReplay({ meta, place: places.get(meta.digest) ?? null });
    },
    // What the records said that are lost, a later process must not miss.
    onLost() {
      pending = null;
      places.clear();
    },
  });

  /** Returns false while the disk does not take what is pending. */
  const flush = (): boolean => {
    if (pending === undefined) return true;
    if (!changedRecords(pending).every((record) => segments.append(record))) return false;
    pending = undefined;
    return true;
  };

  const journal: Journal = {
    writePage(meta, body) {
      const equal = places.get(meta.digest);
      // Another version of zlib compresses to another length, which the head of an answer names.
      const known = equal?.length === body.length ? equal : undefined;
      const place = flush() ? segments.append(meta, known ? undefined : body) : null;
      if (place && !known) places.set(meta.digest, place);
      return place && (known ?? place);
    },
    writeGone(key) {
      segments.append({ kind: 'gone', key });
    },
    noteChange(tags) {
      if (pending === null) return;
      // Not every change is followed by a page or a snapshot.
      if (pending === undefined) queueMicrotask(flush);
      if (tags === null) {
        pending = null;
        return;
      }
      pending ??= new Set();
      for (const tag of tags) pending.add(tag);
    },
    writeSnapshot(snapshot) {
      if (flush()) segments.append({ kind: 'snapshot', snapshot });
    },
    forgetFile(segment) {
      for (const [digest, place] of places) if (place.segment === segment) places.delete(digest);
    },
    async close() {
      flush();
      await segments.close();
      // Nothing is noted in closed files.
      pending = null;
    },
  };
  return { segments, journal };
}
