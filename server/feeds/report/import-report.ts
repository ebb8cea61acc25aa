/** What an import tells whoever watches it; how it is shown is not its business. */
export interface ImportReport {
  /** How many steps there will be, as soon as it is known. */
  expect(steps: number): void;
  /** One step is done; `line` says what came of it. */
  step(line: string): void;
  /** Something the operator should know; nothing was left out because of it. */
  notice(line: string): void;
  /** Something was not imported: file, place and cure in one line. */
  problem(line: string, cause?: unknown): void;
}

export type ImportCounts = { created: number; changed: number; unchanged: number; failed: number };

export const noCounts = (): ImportCounts => ({ created: 0, changed: 0, unchanged: 0, failed: 0 });
