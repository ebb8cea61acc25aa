import { errorText } from '#server/failure.ts';
import type { ImportCounts } from '#server/feeds/report/import-report.ts';
import { addCommandEntry } from '#server/league/audit/add-command-entry.ts';
import { type ChosenTenant, underImportLock } from './session.ts';

type Counted = { noun: string } & ImportCounts;

/** What the command of this process has counted so far. */
const counted: Counted[] = [];

export function noteCounts(noun: string, counts: ImportCounts): void {
  const { created, changed, unchanged, failed } = counts;
  counted.push({ noun, created, changed, unchanged, failed });
}

/**
 * Runs an import of files under the import lock. It changes too many rows for an entry each: the audit trail gets one with the
 * words of the command and its counts, also when it ends with an error.
 */
export function importFilesForTenant<Result>(
  host: string | undefined,
  work: (scope: ChosenTenant) => Promise<Result>,
): Promise<Result> {
  return underImportLock(host, async (scope) => {
    const entry = (error?: unknown) =>
      addCommandEntry(scope, {
        command: process.argv.slice(2).join(' '),
        counts: counted,
        ...(error !== undefined && { error: errorText(error).slice(0, 500) }),
      });
    try {
      const result = await work({ ...scope, trail: 'elsewhere' });
      await entry();
      return result;
    } catch (error) {
      // The first error is the one to tell: it may be that the database is gone.
      await entry(error).catch(() => undefined);
      throw error;
    }
  });
}
