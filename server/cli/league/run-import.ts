import type { ImportCounts, ImportReport } from '#server/feeds/report/import-report.ts';
import { noteCounts } from './import-summary.ts';
import { openProgress } from './progress.ts';

/** Runs an import with its progress, prints the summary and sets the exit status: 1 if anything was not imported or incomplete. */
export async function runImport<Counts extends ImportCounts>(
  noun: string,
  verbose: boolean,
  work: (report: ImportReport) => Promise<Counts>,
): Promise<Counts> {
  const started = performance.now();
  const progress = openProgress({ verbose });
  const counts = await work(progress).finally(() => progress.stop());
  noteCounts(noun, counts);
  const { created, changed, unchanged, failed, incomplete = 0 } = counts;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const nothing = created + changed + failed + incomplete === 0 ? ' Nothing has changed.' : '';
  console.log(
    `${noun}: ${created} new, ${changed} changed, ${unchanged} unchanged, ${failed} not imported${incomplete > 0 ? `, ${incomplete} incomplete` : ''}; ${seconds} s.${nothing}`,
  );
  if (failed + incomplete > 0) process.exitCode = 1;
  return counts;
}
