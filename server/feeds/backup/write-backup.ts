import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Failure } from '#server/failure.ts';
import { createArchive } from '#server/feeds/tenant-archive/create-archive.ts';
import {
  type ArchiveEntry,
  manifestName,
  nameOfBackupPart,
  partBytes,
} from '#server/league/tenant-archive/archive-entry.ts';
import { columnList, copySettings, quoted } from './copy-settings.ts';
import { leftOutRows } from './left-out-rows.ts';
import type { BackupManifest, BackupTable } from './manifest.ts';
import { appliedSchema } from './schema-version.ts';

type WriteEntry = (entry: ArchiveEntry) => Promise<void>;
export type WrittenBackup = { rows: number; tables: number };

/**
 * Writes the whole database as an archive at a place that must be free: one snapshot, while servers go on working, in
 * parts of a few megabytes. Uploaded files are rows. Throws a `Failure` for a database that this build does not know.
 */
export async function writeBackup(pool: pg.Pool, place: string): Promise<WrittenBackup> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query(copySettings);
    const schema = await appliedSchema(client);
    if (!schema) throw new Failure('The database is of another version of Courtside. Make the backup with that one.');
    const tables = await readTables(client);
    const manifest: BackupManifest = {
      format: 'courtside-backup',
      version: 1,
      schema,
      createdAt: new Date().toISOString(),
      tables,
      sequences: await readSequences(client),
    };
    await createArchive(place, async (write) => {
      await write({ name: manifestName, bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) });
      for (const table of tables) if (table.rows > 0) await writeTable(client, table, write);
    });
    await client.query('commit');
    isDone = true;
    const filled = tables.filter(({ rows }) => rows > 0);
    return { rows: filled.reduce((sum, { rows }) => sum + rows, 0), tables: filled.length };
  } finally {
    // A connection whose copy broke off is of no further use.
    client.release(!isDone);
  }
}

async function readTables(client: pg.PoolClient): Promise<BackupTable[]> {
  const { rows: found } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`,
  );
  const tables: BackupTable[] = [];
  for (const { name, columns } of found) {
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${quoted(name)}`);
    tables.push({ name, columns, rows: name in leftOutRows ? 0 : Number(rows[0]?.count) });
  }
  return tables;
}

async function readSequences(client: pg.PoolClient): Promise<BackupManifest['sequences']> {
  const { rows: found } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: BackupManifest['sequences'] = [];
  for (const { name } of found) {
    const { rows } = await client.query(`select last_value as value, is_called from ${quoted(name)}`);
    sequences.push({ name, value: String(rows[0]?.value), isCalled: rows[0]?.is_called === true });
  }
  return sequences;
}

/** PostgreSQL formats the rows; a part may end within one, since all parts of a table are read as one stream. */
async function writeTable(client: pg.PoolClient, { name, columns }: BackupTable, write: WriteEntry): Promise<void> {
  const stream = client.query(copyTo(`copy ${quoted(name)} (${columnList(columns)}) to stdout`));
  let [waiting, size, part]: [Buffer[], number, number] = [[], 0, 1];
  const flush = async () => {
    await write({ name: nameOfBackupPart(name, part), bytes: Buffer.concat(waiting) });
    [waiting, size, part] = [[], 0, part + 1];
  };
  for await (const chunk of stream) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= partBytes) await flush();
  }
  if (size > 0) await flush();
}
