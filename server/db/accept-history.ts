import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { Failure } from '#server/failure.ts';

type Applied = Pick<MigrationMeta, 'hash' | 'folderMillis'>;

/** The migrations squashed into the baseline: creation time of the first, and the last one. */
const beforeBaseline = {
  version: '0.1.0',
  first: 1_795_231_083_447,
  last: {
    tag: '0021_graphics_board',
    folderMillis: 1_795_265_127_179,
    hash: 'cc14d01de4dfb75e322fcb4327c36109eeadb778c567e4313246af1ece835dc2',
  },
};

/**
 * Checks that a migrations folder continues the migrations recorded in the database. A database with all squashed
 * migrations gets the record of the baseline instead; any other that the folder does not continue is rejected with a
 * `Failure`.
 */
export async function acceptHistory(client: pg.PoolClient, folder: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const last = await readLastApplied(client);
  if (!last) return rejectUnrecorded(client, migrations);
  if (migrations.some(({ folderMillis }) => folderMillis === last.folderMillis)) return;
  const [baseline] = migrations;
  if (!baseline || !isLastBeforeBaseline(last))
    throw new Failure(mismatchMessage(describeDatabase(client), last, migrations));
  await client.query(
    `with replaced as (delete from drizzle.__drizzle_migrations)
     insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)`,
    [baseline.hash, baseline.folderMillis],
  );
}

async function readLastApplied(client: pg.PoolClient): Promise<Applied | undefined> {
  const { rows: found } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as there`);
  if (!found[0]?.there) return undefined;
  const { rows } = await client.query(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  const [last] = rows;
  return last && { hash: last.hash, folderMillis: Number(last.created_at) };
}

const isLastBeforeBaseline = ({ folderMillis, hash }: Applied) =>
  folderMillis === beforeBaseline.last.folderMillis && hash === beforeBaseline.last.hash;

function mismatchMessage(database: string, { folderMillis }: Applied, migrations: readonly MigrationMeta[]): string {
  const { first, last, version } = beforeBaseline;
  const day = new Date(folderMillis).toISOString();
  if (folderMillis >= first && folderMillis < last.folderMillis) {
    return (
      `${database} was made by an earlier build: its last migration, of ${day}, comes before ${last.tag}. ` +
      `Start the last build that has that one (${version}) on it once, then this one.`
    );
  }
  if (migrations.every((known) => known.folderMillis < folderMillis)) {
    return (
      `${database} was made by a newer build: this one does not know its last migration, of ${day}. ` +
      'Start that build, or restore a backup from before it.'
    );
  }
  return (
    `${database} was made by another build: this one does not know its last migration, of ${day}. ` +
    'Start that build, restore a backup, or give this one an empty database.'
  );
}

async function rejectUnrecorded(client: pg.PoolClient, migrations: readonly MigrationMeta[]): Promise<void> {
  const statements = migrations.flatMap(({ sql }) => sql);
  const names = statements.flatMap((sql) => [...sql.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, name]) => name));
  const { rows } = await client.query(
    `select tablename from pg_tables where schemaname = 'public' and tablename = any($1) order by tablename`,
    [names],
  );
  if (rows.length === 0) return;
  const [first, second, ...more] = rows.map(({ tablename }) => tablename);
  const tables = [first, second, more.length > 0 && `${more.length} more`].filter(Boolean).join(', ');
  throw new Failure(
    `${describeDatabase(client)} has tables of these names already (${tables}), but no record of the migrations that made them. ` +
      'Give this build an empty database, or restore a whole backup, with the schema drizzle.',
  );
}

const describeDatabase = ({ database, host, port }: pg.PoolClient) => `The database "${database}" at ${host}:${port}`;
