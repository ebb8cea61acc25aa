/** A failure whose message tells the user of the terminal what is wrong and how to fix it. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Returns the system error code of a failed call, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
