import { createRequire } from 'node:module';
import type * as TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** Where Next itself notes when tags were revalidated. One map for its server, its bundles and us. */
const { areTagsExpired, tagsManifest }: typeof TagsManifest = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/tags-manifest.external.js',
);

/** Next gives this tag to every page and to everything cached within one. */
const everythingTag = '_N_T_/layout';
const usualMaxTags = 100_000;

export interface TagTimes {
  /** The position of the server's changes that this process has heard of. */
  readonly position: number;
  /** Marks tags as changed now: what was made earlier with one of them is stale. */
  mark(tags: Iterable<string>, position?: number): void;
  /** Marks whatever was made earlier as stale. */
  markEverything(position?: number): void;
  /** Returns whether one of the tags, or everything, has changed after a time of `makingTime`. */
  changedSince(tags: readonly string[], time: number): boolean;
  /** Waits until a position is reached. Returns false when it is not within the time. */
  reached(position: number, timeoutMs: number): Promise<boolean>;
}

/** The clock by which Next judges how old something is, in milliseconds. */
export const makingTime = (): number => performance.timeOrigin + performance.now();

/**
 * Remembers at most `maxTags` tags. Forgetting the one marked least recently marks everything as changed at the time of
 * that tag.
 */
export function createTagTimes(maxTags = usualMaxTags): TagTimes {
  let reachedPosition = 0;
  const waiting = new Set<{ position: number; resolve: () => void }>();

  const arrive = (position = reachedPosition) => {
    reachedPosition = Math.max(reachedPosition, position);
    for (const waiter of waiting) if (waiter.position <= reachedPosition) waiter.resolve();
  };
  const markOne = (tag: string, expired: number) => {
    tagsManifest.delete(tag);
    tagsManifest.set(tag, { expired });
  };
  const forgetOldest = () => {
    for (const [tag, { expired = 0 }] of tagsManifest) {
      if (tag === everythingTag) continue;
      tagsManifest.delete(tag);
      markOne(everythingTag, Math.max(expired, tagsManifest.get(everythingTag)?.expired ?? 0));
      return;
    }
  };
  return {
    get position() {
      return reachedPosition;
    },
    mark(tags, position) {
      const now = makingTime();
      for (const tag of tags) {
        markOne(tag, now);
        if (tagsManifest.size > maxTags) forgetOldest();
      }
      arrive(position);
    },
    markEverything(position) {
      markOne(everythingTag, makingTime());
      arrive(position);
    },
    changedSince: (tags, time) => areTagsExpired([...tags, everythingTag], time),
    async reached(position, timeoutMs) {
      if (position <= reachedPosition) return true;
      const { promise, resolve } = Promise.withResolvers<void>();
      const waiter = { position, resolve };
      waiting.add(waiter);
      const timer = setTimeout(resolve, timeoutMs);
      await promise;
      clearTimeout(timer);
      waiting.delete(waiter);
      return position <= reachedPosition;
    },
  };
}

/** The times of this process. */
export const tagTimes: TagTimes = createTagTimes();
