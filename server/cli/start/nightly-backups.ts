import type { DatabaseConnection } from '#server/db/connect.ts';
import type { ServerSettings } from '#server/env.ts';
import { errorText } from '#server/failure.ts';
import type { BackupState } from '#server/feeds/backup/backup-state.ts';
import { backUpIfDue } from '#server/feeds/backup/nightly-backup.ts';
import type { Log } from '#server/log.ts';
import { type RepeatedWork, repeatEvery } from '#server/repeat.ts';

const everyMs = 60_000;

type BackupSettings = Pick<ServerSettings, 'BACKUP_DIR' | 'BACKUP_TIME' | 'BACKUP_KEEP'>;

/** Looks each minute whether the backup of the night is due, and tells how the last ones ended; nothing without `BACKUP_DIR`. */
export function startNightlyBackups(
  database: Pick<DatabaseConnection, 'db' | 'pool'>,
  { BACKUP_DIR: folder, BACKUP_TIME: time, BACKUP_KEEP: keep }: BackupSettings,
  log: Log,
  onState: (state: BackupState) => void,
): RepeatedWork[] {
  if (!folder) return [];
  const look = async () => onState(await backUpIfDue(database, { folder, time, keep }, log));
  return [
    repeatEvery(everyMs, () =>
      look().catch((error: unknown) => log.warn({ error: errorText(error) }, 'no nightly backup could be looked for')),
    ),
  ];
}
