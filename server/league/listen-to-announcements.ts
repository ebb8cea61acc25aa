import type pg from 'pg';
import { z } from 'zod';
import { announcementChannel } from './announce.ts';

const tagList = z.array(z.string());
const retryMs = 2000;

export interface AnnouncementListener {
  close(): Promise<void>;
}

/**
 * Calls `onTags` for each change announced on this database, by this process or another. After a lost connection
 * `onGap` is called: changes may have been missed, so everything kept must be taken as stale.
 */
export async function listenToAnnouncements(
  pool: pg.Pool,
  { onTags, onGap }: { onTags(tags: string[]): void; onGap(): void },
): Promise<AnnouncementListener> {
  let open = true;
  let client: pg.PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = await pool.connect();
    client = next;
    next.on('notification', ({ payload }) => onTags(tagList.parse(JSON.parse(payload ?? '[]'))));
    next.on('error', () => {
      client = undefined;
      next.release(true);
      if (open) again();
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
