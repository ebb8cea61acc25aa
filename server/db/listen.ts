import type pg from 'pg';

const retryMs = 2000;

export interface Listening {
  close(): Promise<void>;
}

export interface NoticeFollower {
  onNotice(payload: string): void;
  /** The connection is lost: no notifications until `onGap`. */
  onLost(): void;
  /** The connection is back; notifications may have been missed. */
  onGap(): void;
}

/**
 * Subscribes to a notification channel of this database (`LISTEN`) on a dedicated connection, which is reopened when it
 * is lost.
 */
export async function listenTo(pool: pg.Pool, channel: string, follower: NoticeFollower): Promise<Listening> {
  let open = true;
  let client: pg.PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = await pool.connect();
    client = next;
    next.on('notification', ({ payload = '' }) => follower.onNotice(payload));
    next.on('error', () => {
      client = undefined;
      next.release(true);
      if (!open) return;
      follower.onLost();
      scheduleRetry();
    });
    await next.query(`listen ${channel}`);
  };
  const scheduleRetry = () => {
    retry = setTimeout(() => {
      connect().then(
        () => follower.onGap(),
        () => open && scheduleRetry(),
      );
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
