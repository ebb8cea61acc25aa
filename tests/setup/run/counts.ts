import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed only when tried again. */
  retried: number;
  /** File, name and error of each test that failed, and each file that could not be run. */
  failures: string[];
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, retried: 0, failures: [] };

const vitestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string().default(''),
  assertionResults: z.array(
    z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
  ),
});

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    numFailedTestSuites: z.number(),
    testResults: z.array(vitestFile),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests || report.numFailedTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: 0,
    failures: report.testResults.flatMap(failuresOfFile),
  }));

const playwrightSpec = z
  .object({
    title: z.string(),
    file: z.string(),
    ok: z.boolean(),
    tests: z.array(
      z.object({ results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })) }),
    ),
  })
  .transform(({ tests, ...spec }) => ({
    ...spec,
    errors: tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])),
  }));

interface PlaywrightSuite {
  specs: z.infer<typeof playwrightSpec>[];
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
    errors: z.array(z.object({ message: z.string().default('an error outside of tests') })),
    suites: z.array(playwrightSuite),
  })
  .transform(({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: stats.flaky,
    failures: [...suites.flatMap(failuresOfSuite), ...errors.map(({ message }) => message)],
  }));

const readers = { vitest: vitestReport, playwright: playwrightReport };

/** What a runner reports. One that ended badly without naming a failure counts as one. */
export async function readCounts(runner: keyof typeof readers, file: string, exitCode: number): Promise<Counts> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const counts = text ? readers[runner].parse(JSON.parse(text)) : none;
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`${runner} ended with ${exitCode} and named no test`] };
}

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  retried: a.retried + b.retried,
  failures: [...a.failures, ...b.failures],
});

function failuresOfFile({ name, status, message, assertionResults }: z.infer<typeof vitestFile>): string[] {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length > 0) return failed.map((test) => failureLine(`${file}: ${test.fullName}`, test.failureMessages));
  return status === 'failed' ? [failureLine(file, [message])] : [];
}

const failuresOfSuite = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title, errors }) => failureLine(`${file}: ${title}`, errors)),
  ...suites.flatMap(failuresOfSuite),
];

const longestError = 600;

/** The first error of a test in one line, since often only the end of a log is kept. */
const failureLine = (test: string, [error = '']: readonly string[]) =>
  `${test}\n  ${stripVTControlCharacters(error).replaceAll(/\s+/g, ' ').slice(0, longestError)}`.trimEnd();
