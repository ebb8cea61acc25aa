import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed only when tried again. */
  retried: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, retried: 0 };

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    numFailedTestSuites: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests || report.numFailedTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: 0,
  }));

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: stats.flaky,
  }));

const readers = { vitest: vitestReport, playwright: playwrightReport };

/** What a runner reports. One that ended badly without naming a failure counts as one. */
export async function readCounts(runner: keyof typeof readers, file: string, exitCode: number): Promise<Counts> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const counts = text ? readers[runner].parse(JSON.parse(text)) : none;
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  retried: a.retried + b.retried,
});
