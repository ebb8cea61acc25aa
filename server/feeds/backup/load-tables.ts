import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { type ArchiveEntry, nameOfBackupPart, tableOfBackupPart } from '#server/league/tenant-archive/archive-entry.ts';
import { columnList, quoted } from './copy-settings.ts';
import type { BackupManifest, BackupTable } from './manifest.ts';

const cure = 'take another backup; nothing was restored';

/** Loads the parts of a backup in their order, one in memory at a time. Returns the number of rows. */
export async function loadTables(
  client: pg.PoolClient,
  place: string,
  { tables }: BackupManifest,
  entries: AsyncGenerator<ArchiveEntry>,
): Promise<number> {
  const waiting = tables.filter(({ rows }) => rows > 0);
  let next = await entries.next();
  for (const table of waiting) {
    const { stream, ended } = openCopy(client, table);
    let part = 1;
    for (; !next.done && tableOfBackupPart(next.value.name) === table.name; part += 1) {
      const { name, bytes } = next.value;
      if (name !== nameOfBackupPart(table.name, part)) throw new ImportError(place, `${name} is out of order`, cure);
      await Promise.race([written(stream, bytes), ended]);
      next = await entries.next();
    }
    stream.end();
    await ended;
    if (stream.rowCount !== table.rows)
      throw new ImportError(
        place,
        `"${table.name}" has ${stream.rowCount} rows, not the ${table.rows} of its manifest`,
        cure,
      );
  }
  if (!next.done) throw new ImportError(place, `${next.value.name} does not belong there`, cure);
  return waiting.reduce((sum, { rows }) => sum + rows, 0);
}

function openCopy(client: pg.PoolClient, { name, columns }: BackupTable) {
  const stream: CopyStreamQuery = client.query(copyFrom(`copy ${quoted(name)} (${columnList(columns)}) from stdin`));
  const ended = finished(stream);
  ended.catch(() => undefined);
  return { stream, ended };
}

const written = (stream: CopyStreamQuery, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => stream.write(bytes, (error) => (error ? reject(error) : resolve())));
