import { chown, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedDatabase, openEmbedded } from '#server/db/embedded/open.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import { createLog } from '#server/log.ts';
import { databaseAddress } from './database-address.ts';
import { removeFolder, temporaryFolder } from './temporary-folder.ts';

export interface Replication {
  primary: pg.PoolConfig;
  standby: pg.PoolConfig;
  /** The standby's address as a setting. */
  standbyUrl: string;
  close(): Promise<void>;
}

const log = createLog('error');
/** What a base backup leaves out; the log comes from the primary. */
const leftOut = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'backup_label.old'];

/** Starts a PostgreSQL and a standby that streams from it, made by a base backup. */
export async function startReplication(): Promise<Replication> {
  const folders = [await temporaryFolder('primary'), await temporaryFolder('standby')] as const;
  const primary = await openEmbedded(folders[0], 'command', log);
  await backUp(primary, folders);
  const standby = await openEmbedded(folders[1], 'command', log);
  return {
    primary: primary.connection,
    standby: standby.connection,
    standbyUrl: databaseAddress(standby.connection),
    async close() {
      await standby.release();
      await primary.release();
      for (const folder of folders) await removeFolder(folder);
    },
  };
}

async function backUp(primary: EmbeddedDatabase, [from, to]: readonly [string, string]): Promise<void> {
  const [source, target] = [await findPlace(from), await findPlace(to)];
  const [data, copy] = [path.join(source.folder, 'data'), path.join(target.folder, 'data')];
  const client = new pg.Client(primary.connection);
  await client.connect();
  await client.query(`select pg_backup_start('standby', true)`);
  await cp(data, copy, { recursive: true, filter: (file) => !leftOut.includes(path.relative(data, file)) });
  await mkdir(path.join(copy, 'pg_wal'), { mode: 0o700 });
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  const { host, user, password } = primary.connection;
  await writeFile(path.join(copy, 'backup_label'), rows[0].labelfile);
  await writeFile(path.join(copy, 'standby.signal'), '');
  const conninfo = `host=${host} user=${user} password=${password}`;
  await writeFile(path.join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  await cp(path.join(source.folder, 'password'), path.join(target.folder, 'password'));
  if (target.user) await own(target.folder, target.user);
}

async function own(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) await chown(path.join(folder, file), uid, gid);
}
