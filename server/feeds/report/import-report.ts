/** Receives the progress and problems of an import; the caller decides how to show them. */
export interface ImportReport {
  /** The total number of steps, as soon as it is known. */
  expect(steps: number): void;
  /** One step is done; `line` is its outcome. */
  step(line: string): void;
  /** Something the operator should know; nothing was skipped because of it. */
  notice(line: string): void;
  /** Something was not imported, or not whole: file, place and cure in one line. */
  problem(line: string, cause?: unknown): void;
}

/** `incomplete`: of the imported games, those whose log carries less than the result; absent where there are none. */
export type ImportCounts = { created: number; changed: number; unchanged: number; failed: number; incomplete?: number };

export const noCounts = (): ImportCounts => ({ created: 0, changed: 0, unchanged: 0, failed: 0 });
