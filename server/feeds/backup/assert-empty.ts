import type pg from 'pg';
import { Failure } from '#server/failure.ts';
import { quoted } from './copy-settings.ts';
import { leftOutRows } from './left-out-rows.ts';
import { appliedSchema } from './schema-version.ts';

const cure = 'Restore into an empty one: name another DATA_DIR or DATABASE_URL';

/** Throws a `Failure` unless the database has no rows, nor tables of something else, and no server is running on it. */
export async function assertEmpty(pool: pg.Pool): Promise<void> {
  const { rows: servers } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name like 'courtside server %'`,
  );
  if (servers.length > 0)
    throw new Failure('A server is running on this database. Stop it, restore, and start it again.');
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  );
  if (tables.length > 0 && !(await appliedSchema(pool)))
    throw new Failure(`This database has tables that are not of this version of Courtside. ${cure}.`);
  for (const { name } of tables) {
    // A server that was started once has stored its own secrets.
    if (name === 'installation' || name in leftOutRows) continue;
    const { rowCount } = await pool.query(`select from ${quoted(name)} limit 1`);
    if (rowCount) throw new Failure(`This database has data already (table "${name}"). Nothing was restored. ${cure}.`);
  }
}
