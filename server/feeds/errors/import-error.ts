/** Why a file, or one thing in it, is not imported: one line that names the file, the place in it and the cure. */
export class ImportError extends Error {
  override name = 'ImportError';

  constructor(file: string, problem: string, cure: string) {
    super(`${file}: ${problem}; ${cure}`);
  }
}
