import type pg from 'pg';
import { z } from 'zod';
import type { Announcement } from './announce.ts';

/** More announcements than this at once count as a change of everything. */
const maxRows = 10_000;

const savedPosition = z.object({
  /** The database; another one after a restore into a new server or under another name. */
  database: z.string(),
  snapshot: z.string(),
  /** When the snapshot was made, in microseconds by the clock of the database. */
  at: z.string(),
  /** The last announcement, which an older copy of the same database does not have; null before the first. */
  last: z.object({ id: z.string(), xid: z.string(), at: z.string() }).nullable(),
});

/** What has been read of the announcements: all that are visible in a snapshot of the database. */
export type JournalPosition = z.infer<typeof savedPosition>;

export interface JournalReading {
  position: JournalPosition;
  /** How far the log of the database had been written: a replica that replayed it has all these changes. */
  lsn: string;
  /** What was announced since the position before; null where that cannot be known, so that everything may have changed. */
  announcements: Announcement[] | null;
}

/** Returns null for a text that is no position, or one of another version of the program. */
export function parsePosition(text: string): JournalPosition | null {
  try {
    return savedPosition.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const micros = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint::text`;

const now = `
  select pg_current_snapshot()::text as snapshot, ${micros('clock_timestamp()')} as at,
    pg_current_wal_insert_lsn()::text as lsn,
    (select system_identifier::text from pg_control_system())
      || '/' || (select oid::text from pg_database where datname = current_database()) as database,
    (select jsonb_build_object('id', id::text, 'xid', xid::text, 'at', ${micros('at')})
      from announcement order by id desc limit 1) as last`;

/**
 * A row is new if the earlier snapshot could not see it: ids and times are given out before the commit, so a long
 * transaction commits rows that lie before others. By its id a row is new in an older copy of the database, which gives
 * out the same transaction numbers again. Rows that were restored from another database may carry numbers of the future.
 */
const since = `
  select *, coalesce((select value::json ->> 'at' from installation where name = 'announcements-kept')::bigint <= $2, true)
      and ($3::bigint = 0 or exists (select from announcement
        where id = $3 and xid = $4::text::xid8 and ${micros('at')} = $5)) as known,
    (select coalesce(json_agg(json_build_object('tenantId', tenant_id, 'tags', tags) order by id), '[]') from (
      select id, tenant_id, tags from announcement
      where (xid >= pg_snapshot_xmin($1) and not pg_visible_in_snapshot(xid, $1) or id > $3::bigint)
        and xid < pg_snapshot_xmax(pg_current_snapshot())
      order by id limit ${maxRows + 1}) as row) as announcements
  from (${now}) as present`;

/** Reads where the announcements are now, without any. */
export async function openJournal(pool: pg.Pool): Promise<JournalReading> {
  const { rows } = await pool.query(now);
  return { ...splitRow(rows[0]), announcements: null };
}

/** Reads the announcements that were committed since a position, in one statement and so in one snapshot. */
export async function readJournal(pool: pg.Pool, from: JournalPosition): Promise<JournalReading> {
  const { id, xid, at } = from.last ?? { id: '0', xid: '0', at: '0' };
  const { rows } = await pool.query(since, [from.snapshot, from.at, id, xid, at]);
  const [row] = rows;
  const reading = splitRow(row);
  const isKnown = row.known && reading.position.database === from.database && row.announcements.length <= maxRows;
  return { ...reading, announcements: isKnown ? row.announcements : null };
}

function splitRow({ database, snapshot, at, last, lsn }: JournalPosition & { lsn: string }) {
  return { position: { database, snapshot, at, last }, lsn };
}
