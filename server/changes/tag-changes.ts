/** What has changed among the tags of an answer: nothing, only the score of running games, or anything else. */
type TagChange = 'none' | 'live' | 'other';

/**
 * Remembers when each cache tag was last announced as changed. Time is a position: it counts announcements in this
 * process.
 */
export interface TagChanges {
  /** The position now. What is made from here on is as of this position. */
  readonly position: number;
  /** Whether changes are received. */
  readonly isConnected: boolean;
  /** Marks tags as changed now. Returns the new position. */
  mark(tags: Iterable<string>): number;
  /** Marks every tag as changed now, known or not. Returns the new position. */
  markAll(): number;
  /** Marks that changes are not received: until they are again, everything counts as changed. */
  disconnect(): void;
  /** Marks that changes are received again, and every tag as changed. */
  reconnect(): void;
  /** Marks that changes are received again, and those that were missed meanwhile are marked. */
  resume(): void;
  /** Returns what has changed among the tags since a position. */
  changedSince(tags: readonly string[], position: number): TagChange;
  /** Returns what is known to have changed, also while changes are not received. */
  markedSince(tags: readonly string[], position: number): TagChange;
}

/** Begins the tag of a running game's score: what carries it may be served stale for a moment. */
const liveTagPrefix = 'live:';

export const isLiveTag = (tag: string): boolean => tag.startsWith(liveTagPrefix);

const usualMaxTags = 100_000;

/**
 * Remembers at most `maxTags` tags. Forgetting the one marked least recently raises a floor: all tags count as changed
 * for what was made before it.
 */
export function createTagChanges(maxTags = usualMaxTags): TagChanges {
  let position = 0;
  let floor = 0;
  let isConnected = true;
  /** Least recently marked first. */
  const marked = new Map<string, number>();

  const markAll = () => {
    position += 1;
    marked.clear();
    floor = position;
    return position;
  };
  const forgetOldest = () => {
    const [oldest] = marked;
    if (!oldest) return;
    marked.delete(oldest[0]);
    floor = oldest[1];
  };
  const markedSince = (tags: readonly string[], since: number): TagChange => {
    if (since < floor) return 'other';
    let change: TagChange = 'none';
    for (const tag of tags) {
      if ((marked.get(tag) ?? 0) <= since) continue;
      if (!isLiveTag(tag)) return 'other';
      change = 'live';
    }
    return change;
  };
  return {
    get position() {
      return position;
    },
    get isConnected() {
      return isConnected;
    },
    mark(tags) {
      position += 1;
      for (const tag of tags) {
        marked.delete(tag);
        marked.set(tag, position);
        if (marked.size > maxTags) forgetOldest();
      }
      return position;
    },
    markAll,
    disconnect() {
      isConnected = false;
    },
    resume() {
      isConnected = true;
    },
    reconnect() {
      isConnected = true;
      markAll();
    },
    changedSince: (tags, since) => (isConnected ? markedSince(tags, since) : 'other'),
    markedSince,
  };
}
