import type { ApiError } from '#lib/api/contract/common.ts';
import type { LeagueIssue } from './errors.ts';

/** An error response names at most this many faults, however many the request has. */
export const maxIssues = 20;
/** An error response is at most this long, as JSON in UTF-8. */
const maxErrorBytes = 16_000;

const maxPath = 200;
const maxIssueMessage = 300;
const maxMessage = 2000;

type Issue = { path: readonly PropertyKey[]; message: string; rule?: string };

/** Returns the first faults that a schema found, as issues. */
export function toIssues(found: readonly Issue[]): LeagueIssue[] {
  return found.slice(0, maxIssues).map(({ path, message, rule }) => ({
    path: shorten(path.slice(0, maxPath).join('.'), maxPath),
    message: shorten(message, maxIssueMessage),
    ...(rule && { rule }),
  }));
}

/** Joins issues to one message that also says how many faults of `total` it leaves out. */
export function joinIssues(issues: readonly LeagueIssue[], total: number): string {
  const lines = issues.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  if (total > issues.length) lines.push(`and ${total - issues.length} more`);
  return shorten(lines.join('; '), maxMessage);
}

/** Returns the body of an error response within the limits, whatever the request made it say. */
export function boundError({ code, message, issues, current }: ApiError): ApiError {
  let bounded: ApiError = { code, message: shorten(message, maxMessage) };
  if (issues) bounded = { ...bounded, issues: toIssues(issues.map((issue) => ({ ...issue, path: [issue.path] }))) };
  while (bounded.issues?.length && bytesOf(bounded) > maxErrorBytes)
    bounded = { ...bounded, issues: bounded.issues.slice(0, -1) };
  // Without it the caller reads the record again.
  return current !== undefined && bytesOf({ ...bounded, current }) <= maxErrorBytes ? { ...bounded, current } : bounded;
}

/** Shortens a text, and ends it with an ellipsis if it was longer. */
function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}

const bytesOf = (body: ApiError) => Buffer.byteLength(JSON.stringify(body));
