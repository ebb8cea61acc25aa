import type pg from 'pg';

const oneDayMs = 24 * 60 * 60_000;
const batchSize = 10_000;

const micros = '(extract(epoch from clock_timestamp()) * 1000000)::bigint';
const mark = `jsonb_build_object('snapshot', pg_current_snapshot()::text, 'at', ${micros}::text)`;

/**
 * Removes announcements that were committed more than a day ago, up to a day after that. Whoever continues from an
 * earlier snapshot learns that it is unknown. Returns their number.
 */
export async function pruneAnnouncements(pool: pg.Pool, keepMs = oneDayMs): Promise<number> {
  await moveBorder(pool, keepMs);
  let removed = 0;
  let count = batchSize;
  while (count === batchSize) {
    // The last one stays: readers recognise their database by it.
    const { rowCount } = await pool.query(
      `with kept as (select value::jsonb ->> 'at' as at, (value::jsonb ->> 'snapshot')::pg_snapshot as snapshot
         from installation where name = 'announcements-kept' and value::jsonb ? 'snapshot'),
       old as (select id, announcement.at < to_timestamp(kept.at::numeric / 1000000) as is_late from announcement, kept
         where xid < pg_snapshot_xmax(snapshot) and pg_visible_in_snapshot(xid, snapshot))
       delete from announcement where id in (
         select id from old where is_late and id < (select max(id) from old) order by id limit ${batchSize})`,
    );
    count = rowCount ?? 0;
    removed += count;
  }
  return removed;
}

/**
 * Moves the border, at and after which every commit is kept, to the last mark once that is old enough, and sets a new
 * mark. The border moves before anything is removed; of several servers one moves it.
 */
async function moveBorder(pool: pg.Pool, keepMs: number): Promise<void> {
  await pool.query(
    `insert into installation values ('announcements-kept', jsonb_build_object('at', '0', 'next', ${mark})::text)
     on conflict (name) do update set value = (installation.value::jsonb -> 'next' || jsonb_build_object('next', ${mark}))::text
     where (installation.value::jsonb #>> '{next,at}')::bigint <= ${micros} - $1::bigint * 1000`,
    [keepMs],
  );
}
