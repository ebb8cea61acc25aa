import type pg from 'pg';
import type { Listening, NoticeFollower } from './carrier/carrier.ts';

const retryMs = 2000;
/** A connection that answers nothing for both together counts as lost. */
const heartbeat = { everyMs: 10_000, timeoutMs: 5000 };

/**
 * Subscribes to a notification channel of this database (`LISTEN`) on a dedicated connection. A heartbeat finds a
 * connection that is half open, which reports no error; a lost one is reopened.
 */
export async function listenTo(
  pool: pg.Pool,
  channel: string,
  follower: NoticeFollower,
  { everyMs, timeoutMs } = heartbeat,
): Promise<Listening> {
  let open = true;
  let current: Connection | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const connection = takeConnection(await pool.connect());
    connection.client.on('error', () => lose(connection));
    connection.client.on('notification', ({ payload = '' }) => follower.onNotice(payload));
    try {
      await within(timeoutMs, connection.client.query(`listen ${channel}`));
    } catch (error) {
      connection.release();
      throw error;
    }
    if (!open) return connection.release();
    current = connection;
    scheduleHeartbeat(connection);
  };
  const lose = (connection: Connection) => {
    connection.release();
    if (!open || current !== connection) return;
    current = undefined;
    clearTimeout(timer);
    follower.onLost();
    scheduleRetry();
  };
  const scheduleHeartbeat = (connection: Connection) => {
    timer = setTimeout(() => {
      within(timeoutMs, connection.client.query('select 1')).then(
        () => current === connection && scheduleHeartbeat(connection),
        () => lose(connection),
      );
    }, everyMs);
    timer.unref();
  };
  const scheduleRetry = () => {
    timer = setTimeout(() => {
      connect().then(
        () => open && follower.onGap(),
        () => open && scheduleRetry(),
      );
    }, retryMs);
    timer.unref();
  };

  await connect();
  return {
    close: async () => {
      open = false;
      clearTimeout(timer);
      current?.release();
      current = undefined;
    },
  };
}

type Connection = { client: pg.PoolClient; release(): void };

/** A connection that is released once, however often it is lost: the pool throws at a second time. */
function takeConnection(client: pg.PoolClient): Connection {
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    client.release(true);
  };
  return { client, release };
}

async function within<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`The database gave no answer in ${timeoutMs} ms.`)), timeoutMs);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
