import type pg from 'pg';
import { type Listening, listenTo } from '#server/db/listen.ts';
import { type Announcement, announcement, announcementChannel } from './announce.ts';

export type AnnouncementListener = Listening;

/** A listener to changes of the data, such as a cache. */
export interface ChangeListener {
  onChange(change: Announcement): void;
  /** Changes are not received from now on. */
  onDisconnect(): void;
  /** Changes may have been missed, so everything cached is stale; from now on they are received again. */
  onReconnect(): void;
}

/** Notifies the listener of each change announced on this database, by this process or another. */
export function listenToAnnouncements(pool: pg.Pool, listener: ChangeListener): Promise<AnnouncementListener> {
  return listenTo(pool, announcementChannel, {
    onNotice(payload) {
      const change = parse(payload);
      if (change) listener.onChange(change);
      else listener.onReconnect();
    },
    onLost: () => listener.onDisconnect(),
    onGap: () => listener.onReconnect(),
  });
}

/** Returns null for a notification that another version of the program sent. */
function parse(payload: string): Announcement | null {
  try {
    return announcement.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
