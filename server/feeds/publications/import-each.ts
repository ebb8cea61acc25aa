import { problemLine } from '#server/feeds/errors/problem-line.ts';
import { type ImportCounts, type ImportReport, noCounts } from '#server/feeds/report/import-report.ts';
import type { SaveOutcome } from '#server/league/save-outcome.ts';

const words = { created: 'new', changed: 'changed', unchanged: 'unchanged' } as const;

/** Brings things in one by one: what is wrong is named and left out, the rest goes on. */
export async function importEach<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  report: ImportReport,
  save: (thing: Thing) => Promise<SaveOutcome>,
): Promise<ImportCounts> {
  const counts = noCounts();
  report.expect(things.length);
  for (const thing of things) {
    try {
      const outcome = await save(thing);
      counts[outcome] += 1;
      report.step(`${nameOf(thing)}: ${words[outcome]}`);
    } catch (error) {
      counts.failed += 1;
      report.problem(problemLine(nameOf(thing), error), error);
      report.step(`${nameOf(thing)}: not imported`);
    }
  }
  return counts;
}
