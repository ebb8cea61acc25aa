import type pg from 'pg';
import { type Announcement, announcement, announcementChannel } from './announce.ts';

const retryMs = 2000;

export interface AnnouncementListener {
  close(): Promise<void>;
}

/** Who has to know of changes, since it keeps what is made of the data. */
export interface ChangeFollower {
  onChange(change: Announcement): void;
  /** Nothing is heard from now on. */
  onLost(): void;
  /** Changes may have been missed, so everything kept is stale; from now on they are heard again. */
  onGap(): void;
}

/** Tells of each change announced on this database, by this process or another. */
export async function listenToAnnouncements(
  pool: pg.Pool,
  { onChange, onLost, onGap }: ChangeFollower,
): Promise<AnnouncementListener> {
  let open = true;
  let client: pg.PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = await pool.connect();
    client = next;
    next.on('notification', ({ payload }) => {
      const change = parse(payload);
      if (change) onChange(change);
      else onGap();
    });
    next.on('error', () => {
      client = undefined;
      next.release(true);
      if (!open) return;
      onLost();
      again();
    });
    await next.query(`listen ${announcementChannel}`);
  };
  const again = () => {
    retry = setTimeout(() => {
      connect().then(onGap, () => open && again());
    }, retryMs);
    retry.unref();
  };

  await connect();
  return {
    close: async () => {
      open = false;
      clearTimeout(retry);
      client?.release(true);
    },
  };
}

/** Null for a notice that another version of the program wrote. */
function parse(payload = ''): Announcement | null {
  try {
    return announcement.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
