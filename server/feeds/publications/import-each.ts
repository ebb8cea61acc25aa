import { problemLine } from '#server/feeds/errors/problem-line.ts';
import { type ImportCounts, type ImportReport, noCounts } from '#server/feeds/report/import-report.ts';
import type { SaveOutcome } from '#server/league/save-outcome.ts';

const outcomeLabels = { created: 'new', changed: 'changed', unchanged: 'unchanged' } as const;

/** Imports items one by one. Reports and skips an item that fails, and imports the rest. */
export async function importEach<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  report: ImportReport,
  save: (item: Item) => Promise<SaveOutcome>,
): Promise<ImportCounts> {
  const counts = noCounts();
  report.expect(items.length);
  for (const item of items) {
    try {
      const outcome = await save(item);
      counts[outcome] += 1;
      report.step(`${nameOf(item)}: ${outcomeLabels[outcome]}`);
    } catch (error) {
      counts.failed += 1;
      report.problem(problemLine(nameOf(item), error), error);
      report.step(`${nameOf(item)}: not imported`);
    }
  }
  return counts;
}
