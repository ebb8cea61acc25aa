import type { ImportReport } from '#server/feeds/report/import-report.ts';

/** A report that records its calls. */
export function listeningReport() {
  const told = { steps: [] as string[], notices: [] as string[], problems: [] as string[], expected: 0 };
  const report: ImportReport = {
    expect: (steps) => {
      told.expected = steps;
    },
    step: (line) => told.steps.push(line),
    notice: (line) => told.notices.push(line),
    problem: (line) => told.problems.push(line),
  };
  return { report, told };
}
