import type pg from 'pg';
import { type Listening, listenTo } from '#server/db/listen.ts';
import { type Announcement, announcement, announcementChannel } from './announce.ts';

export type AnnouncementListener = Listening;

/** Who has to know of changes, since it keeps what is made of the data. */
export interface ChangeListener {
  onChange(change: Announcement): void;
  /** Nothing is heard from now on. */
  onDisconnect(): void;
  /** Changes may have been missed, so everything kept is stale; from now on they are heard again. */
  onReconnect(): void;
}

/** Tells of each change announced on this database, by this process or another. */
export function listenToAnnouncements(pool: pg.Pool, follower: ChangeListener): Promise<AnnouncementListener> {
  return listenTo(pool, announcementChannel, {
    onNotice(payload) {
      const change = parse(payload);
      if (change) follower.onChange(change);
      else follower.onReconnect();
    },
    onLost: () => follower.onDisconnect(),
    onGap: () => follower.onReconnect(),
  });
}

/** Null for a notice that another version of the program wrote. */
function parse(payload: string): Announcement | null {
  try {
    return announcement.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
