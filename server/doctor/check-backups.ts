import type { Queryable } from '#server/db/tenant-scope.ts';
import { readBackupState } from '#server/feeds/backup/backup-state.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const part = 'backups';
const hourMs = 3_600_000;
/** A night, and the time that a backup may take. */
const maxAgeHours = 30;

/** Checks that nightly backups are made, that the last one succeeded, and that it is of this night. */
export async function checkBackups(db: Queryable, folder: string | undefined, now = new Date()): Promise<Finding[]> {
  if (!folder)
    return [
      warning(part, 'none are made', 'Set BACKUP_DIR to a folder on another disk; the server makes one each night.'),
    ];
  const { madeAt, failure } = await readBackupState(db);
  if (failure)
    return [
      fault(
        part,
        `the last one failed at ${failure.at}: ${failure.reason}`,
        'Mend that; the server tries again each hour.',
      ),
    ];
  if (!madeAt) return [warning(part, 'none was made yet', 'Start the server: it makes one within a minute.')];
  const hours = Math.floor((now.getTime() - Date.parse(madeAt)) / hourMs);
  const text = `the last one is of ${madeAt}`;
  return [
    hours <= maxAgeHours
      ? ok(part, text)
      : fault(part, `${text}, ${hours} hours ago`, 'Is the server running? It makes one each night at BACKUP_TIME.'),
  ];
}
