import type pg from 'pg';

const retryMs = 2000;

export interface Listening {
  close(): Promise<void>;
}

export interface NoticeFollower {
  onNotice(payload: string): void;
  /** Nothing is heard from now on. */
  onLost(): void;
  /** Notices may have been missed; from now on they are heard again. */
  onGap(): void;
}

/** Hears the notices of one channel of this database, on a connection of its own that is opened again when it is lost. */
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
      again();
    });
    await next.query(`listen ${channel}`);
  };
  const again = () => {
    retry = setTimeout(() => {
      connect().then(
        () => follower.onGap(),
        () => open && again(),
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
