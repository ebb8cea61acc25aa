import type { TagChanges } from '#server/changes/tag-changes.ts';
import type { FinishedPage, KeptPage, Staleness } from '#server/page-cache/kept-page.ts';
import type { Segments, SegmentsOptions } from './segments.ts';

/**
 * Keeps finished pages: the bodies used last in memory, all on disk, both up to a budget. It knows the tags of each
 * page, and so which pages a change makes stale.
 */
export interface PageStore {
  /** Returns a page without its body; undefined if it is not kept. Counts as a use. */
  get(key: string): KeptPage | undefined;
  /** Returns the body of a page that is in memory, or can be read from disk without holding up the process; null for another one. */
  bodyNow(page: KeptPage): Buffer<ArrayBuffer> | null;
  /** Returns the body of a page from memory or disk; null if the disk has lost it, and then the page is dropped. */
  bodyOf(page: KeptPage): Promise<Buffer<ArrayBuffer> | null>;
  /** Tells whether a page may have changed. While changes are not received, it is `old` at best. */
  staleness(page: KeptPage, now: number): Staleness;
  /**
   * Keeps a page whose making began at a position of the changes. One that has changed meanwhile is kept as stale.
   * `onDisk` is false for what anybody can ask for in endless variety.
   */
  put(key: string, page: FinishedPage, position: number, onDisk?: boolean): KeptPage;
  drop(key: string): void;
  /** Notes that tags have changed, null for all, so that a later process knows. The changes themselves know already. */
  noteChange(tags: readonly string[] | null): void;
  /** Notes that every change which the database knew at this snapshot has been noted. */
  noteSnapshot(snapshot: string): void;
  /** The snapshot that an earlier process noted last; null if none did. */
  readonly savedSnapshot: string | null;
  readonly size: { pages: number; memoryBytes: number; diskBytes: number };
  close(): Promise<void>;
}

export interface PageStoreOptions {
  changes: TagChanges;
  memoryBytes: number;
  diskBytes: number;
  /**
   * How long a page is kept at least, in milliseconds, unless it is as of a moment only; 0 where nobody promises that the
   * changes of its data are announced.
   */
  minKeptMs?: number;
  /** Opens the files; null to keep pages in memory only. */
  openSegments: ((handlers: Pick<SegmentsOptions, 'onReplay' | 'onLost'>) => Segments) | null;
}
