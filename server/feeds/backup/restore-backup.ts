import type pg from 'pg';
import { emptyDatabase } from '#server/db/empty.ts';
import { Failure } from '#server/failure.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { openArchive } from '#server/feeds/tenant-archive/open-archive.ts';
import { type ArchiveEntry, manifestName } from '#server/league/tenant-archive/archive-entry.ts';
import { assertEmpty } from './assert-empty.ts';
import { copySettings, quoted } from './copy-settings.ts';
import { loadTables } from './load-tables.ts';
import { type BackupManifest, backupManifest } from './manifest.ts';
import { appliedSchema, knowsSchema, migrateUpTo } from './schema-version.ts';
import { withoutConstraints } from './without-constraints.ts';

export type RestoredBackup = { rows: number; createdAt: string; schema: string };

/**
 * Loads a backup into an empty database, as the build that made it left its tables; the caller migrates them to this build.
 * All rows are loaded or none. Throws a `Failure` for a database in use and a newer backup, an `ImportError` for a damaged one.
 */
export async function restoreBackup(pool: pg.Pool, place: string): Promise<RestoredBackup> {
  const entries = openArchive(place);
  try {
    const manifest = await readManifest(place, entries);
    await assertEmpty(pool);
    if ((await appliedSchema(pool)) !== manifest.schema) await startOver(pool, manifest.schema);
    const rows = await load(pool, place, manifest, entries);
    return { rows, createdAt: manifest.createdAt, schema: manifest.schema };
  } finally {
    await entries.return(undefined);
  }
}

async function readManifest(place: string, entries: AsyncGenerator<ArchiveEntry>): Promise<BackupManifest> {
  const { value: first } = await entries.next();
  const parsed = backupManifest.safeParse(first?.name === manifestName ? parseJson(first.bytes) : undefined);
  if (!parsed.success)
    throw new ImportError(place, 'this is no backup of an installation', 'name a file that backup has written');
  const { data: manifest } = parsed;
  if (await knowsSchema(manifest.schema)) return manifest;
  const problem = `the backup of ${manifest.createdAt} was made by a newer version, with the tables of "${manifest.schema}"`;
  throw new ImportError(place, problem, 'install that version, and restore with it');
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Makes the tables of the backup's build. The database is empty, so nothing is lost. */
async function startOver(pool: pg.Pool, schema: string): Promise<void> {
  await emptyDatabase(pool);
  await migrateUpTo(pool, schema);
}

async function load(
  pool: pg.Pool,
  place: string,
  manifest: BackupManifest,
  entries: AsyncGenerator<ArchiveEntry>,
): Promise<number> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('begin');
    await client.query(copySettings);
    await client.query('truncate installation');
    const rows = await withoutConstraints(client, () => loadTables(client, place, manifest, entries));
    for (const { name, value, isCalled } of manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [`public.${quoted(name)}`, value, isCalled]);
    await client.query('commit');
    isDone = true;
    await pool.query('analyze');
    return rows;
  } catch (error) {
    throw error instanceof ImportError ? error : new Failure(problemOf(place, error));
  } finally {
    // Closing the connection takes back what was loaded.
    client.release(!isDone);
  }
}

const problemOf = (place: string, error: unknown) =>
  `${place} could not be restored: ${error instanceof Error ? error.message : String(error)}. The database is empty as before.`;
