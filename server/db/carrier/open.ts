import type pg from 'pg';
import { errorText, Failure } from '#server/failure.ts';
import type { Log } from '#server/log.ts';
import type { Carrier } from './carrier.ts';
import { withOutbox } from './outbox.ts';
import { postgresCarrier } from './postgres.ts';

/** Messages of Redis or NATS: published in the order of calls, without waiting and without throwing. */
export interface Messenger {
  publish(subject: string, payload: string): void;
  listen: Carrier['listen'];
  close(): Promise<void>;
}

/**
 * Opens what carries notices between servers: PostgreSQL, or the Redis or NATS at an address. Subjects there begin with the
 * identity of the database, so that several installations may share one.
 */
export async function openCarrier(pool: pg.Pool, address: string | undefined, log: Log): Promise<Carrier> {
  if (!address) return postgresCarrier(pool);
  const prefix = `courtside.${await databaseIdentity(pool)}.`;
  const messenger = await connect(address, log);
  return {
    listen: (channel, follower) => messenger.listen(prefix + channel, follower),
    carry: (db) =>
      withOutbox(db, (notices) => {
        for (const { channel, payload } of notices) messenger.publish(prefix + channel, payload);
      }),
    close: () => messenger.close(),
  };
}

async function connect(address: string, log: Log): Promise<Messenger> {
  try {
    // Loaded only where they are wanted.
    if (/^rediss?:/.test(address)) return await (await import('./redis.ts')).connectRedis(address, log);
    return await (await import('./nats.ts')).connectNats(address, log);
  } catch (error) {
    throw new Failure(
      `The server at CARRIER_URL cannot be reached: ${errorText(error)}. Check the address and that it runs.`,
    );
  }
}

async function databaseIdentity(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(
    `select system_identifier || '-' || (select oid from pg_database where datname = current_database()) as identity
       from pg_control_system()`,
  );
  return rows[0].identity;
}
