/** A failure whose message is all that the person at the terminal needs: what is wrong, and the cure. */
export class Failure extends Error {
  override name = 'Failure';
}

/** The system's code of a failed call, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
