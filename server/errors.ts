import type { ApiError } from '#lib/api/contract/common.ts';

export type LeagueErrorCode = ApiError['code'];
export type LeagueIssue = NonNullable<ApiError['issues']>[number];

/**
 * An error that a verb may throw: `message` is for the caller of the API, `issues` locate each fault in the request.
 * Any other error is internal: it is reported, and shown as `internal` only.
 */
export class LeagueError extends Error {
  override name = 'LeagueError';
  readonly code: LeagueErrorCode;
  readonly issues: LeagueIssue[] | undefined;
  /** When the caller may try again, where that is known. */
  readonly retryAfterSeconds: number | undefined;
  /** The record as it is now, for a caller who changed an older one. */
  current: unknown;

  constructor(code: LeagueErrorCode, message: string, issues?: LeagueIssue[], retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Throws `conflict` with the current record where a caller names the revision that a change is based on, and another change has
 * come since. Without a revision the caller changes whatever there is.
 */
export async function assertRevision<Record extends { revision: number }>(
  given: number | undefined,
  revision: number,
  read: () => Promise<Record>,
): Promise<void> {
  if (given === undefined || given === revision) return;
  const message = `Somebody else has changed this since: it is at revision ${revision}, not ${given}.`;
  const stale = new LeagueError('conflict', message, [{ path: 'revision', message: `is ${revision} by now` }]);
  stale.current = await read();
  throw stale;
}

/** Returns the error for a thing that does not exist or belongs to another tenant: the caller cannot tell which. */
export function notFound(noun: string, name: string): LeagueError {
  return new LeagueError('not-found', `There is no ${noun} "${name}".`);
}

export function badRequest(message: string, issues?: LeagueIssue[]): LeagueError {
  return new LeagueError('bad-request', message, issues);
}

/** Returns the error for a request with faults at several places; the message names them all. */
export function badPlaces(faults: LeagueIssue[]): LeagueError {
  return badRequest(faults.map(({ path, message }) => `${path}: ${message}`).join('; '), faults);
}
