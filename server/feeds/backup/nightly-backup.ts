import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { withTryLock } from '#server/db/try-lock.ts';
import { errorText } from '#server/failure.ts';
import { hasTenant } from '#server/league/tenant/has-tenant.ts';
import type { Log } from '#server/log.ts';
import { type BackupState, readBackupState, saveBackupState } from './backup-state.ts';
import { writeBackup } from './write-backup.ts';

export interface NightlyBackupOptions {
  folder: string;
  /** The time of day in the zone of the server, such as `03:00`. */
  time: string;
  /** How many nightly backups stay. */
  keep: number;
}

const lockKey = 7_237_101;
const retryMs = 60 * 60_000;
const nightly = /^courtside-nightly-\d{8}T\d{6}Z\.tar\.gz$/;
const unfinished = /^courtside-nightly-\d{8}T\d{6}Z\.tar\.gz\.partial-\d+$/;

/**
 * Makes the backup of this night if there is a site, it is due, and no other server has made it or is making it, and removes the oldest ones beyond
 * those to keep. A failed backup is logged and stored, and tried again after an hour. Returns how the last ones ended.
 */
export async function backUpIfDue(
  { db, pool }: Pick<DatabaseConnection, 'db' | 'pool'>,
  { folder, time, keep }: NightlyBackupOptions,
  log: Log,
  now = new Date(),
): Promise<BackupState> {
  const last = await readBackupState(db);
  if (!isDue(last, time, now) || !(await hasTenant(db))) return last;
  await withTryLock(pool, lockKey, async () => {
    const before = await readBackupState(db);
    if (!isDue(before, time, now)) return;
    try {
      await removeUnfinished(folder, log);
      const file = `courtside-nightly-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar.gz`;
      const { rows } = await writeBackup(pool, path.join(folder, file));
      await saveBackupState(db, { madeAt: now.toISOString(), file, failure: null });
      log.info({ file, rows }, 'nightly backup made');
    } catch (error) {
      const reason = errorText(error);
      log.error({ error: reason, folder }, 'the nightly backup failed; the next attempt is in an hour');
      await saveBackupState(db, { ...before, failure: { at: now.toISOString(), reason } });
      return;
    }
    await removeOld(folder, keep, log);
  });
  return readBackupState(db);
}

function isDue({ madeAt, failure }: BackupState, time: string, now: Date): boolean {
  if (failure && now.getTime() - Date.parse(failure.at) < retryMs) return false;
  return madeAt === null || Date.parse(madeAt) < lastTime(time, now).getTime();
}

function lastTime(time: string, now: Date): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const last = new Date(now);
  last.setHours(hour, minute, 0, 0);
  if (last > now) last.setDate(last.getDate() - 1);
  return last;
}

/** Removes what servers that died while they made a backup have left; whoever holds the lock is the only one that makes one. */
async function removeUnfinished(folder: string, log: Log): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await removeAll(
    folder,
    names.filter((name) => unfinished.test(name)),
    log,
  );
}

/** Removes the oldest backups beyond those to keep. */
async function removeOld(folder: string, keep: number, log: Log): Promise<void> {
  const all = (await readdir(folder)).filter((name) => nightly.test(name)).sort();
  await removeAll(folder, all.slice(0, Math.max(0, all.length - keep)), log);
}

/** Removes files. One that cannot be removed is logged: the new backup is good without that. */
async function removeAll(folder: string, files: readonly string[], log: Log): Promise<void> {
  for (const file of files)
    await rm(path.join(folder, file), { force: true }).then(
      () => log.info({ file }, 'old nightly backup removed'),
      (error: unknown) =>
        log.error(
          { error: errorText(error), folder, file },
          'an old nightly backup could not be removed; remove it by hand, or give the server the right to',
        ),
    );
}
