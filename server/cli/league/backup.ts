import path from 'node:path';
import type { Command } from 'commander';
import { prepareTables } from '#server/cli/prepare-tables.ts';
import { readServerSettings } from '#server/env.ts';
import { restoreBackup } from '#server/feeds/backup/restore-backup.ts';
import { writeBackup } from '#server/feeds/backup/write-backup.ts';
import { callerPath } from './caller-paths.ts';
import { withBareDatabase } from './session.ts';

export function addBackupCommands(program: Command): void {
  program
    .command('backup [file]')
    .description(
      'everything of this installation in one file, also while the server runs (default: courtside-TIME.tar.gz in BACKUP_DIR, or here)',
    )
    .action((file: string | undefined) =>
      withBareDatabase(async (pool) => {
        const place = file ?? defaultPlace(readServerSettings().BACKUP_DIR, new Date());
        const { rows, tables } = await writeBackup(pool, place);
        console.log(
          `${rows} rows of ${tables} tables are in ${place}. It holds secrets: keep it as safe as the database.`,
        );
      }),
    );
  program
    .command('restore <file>')
    .description('loads a backup into an empty installation: another DATA_DIR or DATABASE_URL, its server stopped')
    .action((file: string) =>
      withBareDatabase(async (pool) => {
        const { rows, createdAt } = await restoreBackup(pool, file);
        await prepareTables(pool);
        console.log(`${rows} rows of ${createdAt} are restored. Everybody has to sign in again.`);
      }),
    );
}

/** Named by the instant, so that two of a day do not meet; without colons, which Windows refuses. */
function defaultPlace(folder: string | undefined, now: Date): string {
  const name = `courtside-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`;
  return folder ? path.join(folder, name) : callerPath(name);
}
