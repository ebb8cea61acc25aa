import type { ApiError } from '#lib/api/contract/common.ts';

export type LeagueErrorCode = ApiError['code'];
export type LeagueIssue = NonNullable<ApiError['issues']>[number];

/**
 * The closed family of failures that a verb may throw: `message` is for the caller of the API, `issues` name the place of
 * each fault in what was asked. Every other error is a fault of ours: it is reported, and shown as `internal` only.
 */
export class LeagueError extends Error {
  override name = 'LeagueError';
  readonly code: LeagueErrorCode;
  readonly issues: LeagueIssue[] | undefined;

  constructor(code: LeagueErrorCode, message: string, issues?: LeagueIssue[]) {
    super(message);
    this.code = code;
    this.issues = issues;
  }
}

/** For a thing that does not exist, or belongs to another tenant: the two are not told apart. */
export function notFound(noun: string, name: string): LeagueError {
  return new LeagueError('not-found', `There is no ${noun} "${name}".`);
}

export function badRequest(message: string, issues?: LeagueIssue[]): LeagueError {
  return new LeagueError('bad-request', message, issues);
}
