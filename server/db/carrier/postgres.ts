import type pg from 'pg';
import { listenTo } from '#server/db/listen.ts';
import type { Carrier } from './carrier.ts';

/** PostgreSQL as the carrier: notices are part of the transaction. `pool` must not go through a pooler. */
export function postgresCarrier(pool: pg.Pool): Carrier {
  return {
    listen: (channel, follower) => listenTo(pool, channel, follower),
    carry: (db) => db,
    close: async () => undefined,
  };
}
