import type { DataImportKind } from '#lib/api/contract/data-import-kinds.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { type CollectedLine, collectLines } from '#server/feeds/data-import/collect-lines.ts';
import { withChanges } from '#server/feeds/data-import/find-changes.ts';
import { rolledBack } from '#server/feeds/data-import/rolled-back.ts';
import type { ImportReport } from '#server/feeds/report/import-report.ts';
import { type ChosenTenant, underImportLock } from './session.ts';

export const dryRunOption = ['--dry-run', 'print what each line will do, and change nothing', false] as const;

/** Runs the work under the import lock; nothing is told on the audit trail, since nothing changes. */
export const dryRunForTenant = <Result>(
  host: string | undefined,
  work: (scope: ChosenTenant) => Promise<Result>,
): Promise<Result> => underImportLock(host, (scope) => work({ ...scope, trail: 'elsewhere' }));

const words = { created: 'new', changed: 'changed', unchanged: 'unchanged', refused: 'refused', notice: 'note' };

/**
 * Runs an import in a transaction that is rolled back, and prints what it does with each line: the preview of the office. Sets the exit status
 * to 1 where a line is refused.
 */
export async function dryRun(
  scope: TenantScope,
  { kind, file }: { kind: DataImportKind; file: string },
  work: (inside: TenantScope, report: ImportReport) => Promise<unknown>,
): Promise<void> {
  const lines = await rolledBack(scope, async (inside) => {
    const report = collectLines(() => '');
    await work(inside, report);
    return withChanges(kind, report.lines, { outside: scope, inside });
  });
  for (const line of lines.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))) console.log(textOf(file, line));
  const count = (wanted: CollectedLine['outcome']) => lines.filter(({ outcome }) => outcome === wanted).length;
  console.log(
    `${count('created')} new, ${count('changed')} changed, ${count('unchanged')} unchanged, ${count('refused')} refused. Nothing was imported.`,
  );
  if (count('refused') > 0) process.exitCode = 1;
}

function textOf(file: string, { line, column, outcome, changes, problem }: CollectedLine): string {
  const place = [file, ...(line === null ? [] : [line])].join(':');
  const told = changes.map(({ column, from, to }) => `${column} ${from || '–'} → ${to || '–'}`);
  const details = [...told, column && `column ${column}`, problem].filter(Boolean).join('; ');
  return `${place}: ${words[outcome]}${details ? `: ${details}` : ''}`;
}
