/** A failure whose message tells the user of the terminal what is wrong and how to fix it. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Returns the system error code of a failed call, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Returns what an error says; of a statement that failed without the values it had. */
export function errorText(error: unknown): string {
  return withoutValues(error instanceof Error ? error.message : String(error));
}

/** Cuts the values that Drizzle appends to a statement that failed: passwords, names and addresses are among them. */
export function withoutValues(text: string): string {
  const at = text.indexOf('\nparams: ');
  return at === -1 ? text : text.slice(0, at);
}

const full = 'its disk is full. Free some space, or name a place on another disk.';
const forbidden = 'this user may not write there. Give it the right to, or name another place.';

const problems: Partial<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: 'its file system is read-only. Mount it for writing, or name another place.',
  EACCES: forbidden,
  EPERM: forbidden,
  EIO: 'its disk is damaged or gone. See what the system says of it (dmesg).',
};

/** Returns a failure to write at a place as one that names the place and the cure; undefined for any other error. */
export function diskFailure(place: string, error: unknown): Failure | undefined {
  const code = errorCode(error);
  const problem = problems[code ?? ''];
  return problem ? new Failure(`${place} cannot be written (${code}): ${problem}`, { cause: error }) : undefined;
}
