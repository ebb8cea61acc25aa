type Code = 'schema' | 'unlisted-player' | 'unlisted-team' | 'clock' | 'order';

/** Why a file, or one entry of it, is not imported: one line with the place in the file, the problem and the cure. */
export class ImportError extends Error {
  override name = 'ImportError';
  readonly place: string;
  readonly cure: string;
  readonly code: Code | undefined;

  constructor(place: string, problem: string, cure: string, code?: Code) {
    super(`${place}: ${problem}; ${cure}`);
    this.place = place;
    this.cure = cure;
    this.code = code;
  }
}
