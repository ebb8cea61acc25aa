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

  constructor(code: LeagueErrorCode, message: string, issues?: LeagueIssue[], retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
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
