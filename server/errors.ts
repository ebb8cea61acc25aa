import type { ApiError } from '#lib/api/contract/common.ts';
import { type Sentence, say, toEnglish } from '#server/refusals/sentence.ts';

export type LeagueErrorCode = ApiError['code'];
export type LeagueIssue = NonNullable<ApiError['issues']>[number];
/** A fault in a request; a sentence (`say`) is told in the language of the caller. */
export type Fault = Omit<LeagueIssue, 'message'> & { message: string | Sentence };

/**
 * An error that a verb may throw: `message` is for the caller of the API, `issues` locate each fault in the request. A
 * sentence (`say`) is told in the language of the caller. Any other error is internal: it is reported, and shown as
 * `internal` only.
 */
export class LeagueError extends Error {
  override name = 'LeagueError';
  readonly code: LeagueErrorCode;
  /** The faults in English. */
  readonly issues: LeagueIssue[] | undefined;
  readonly faults: readonly Fault[] | undefined;
  /** Whether the message is that of the faults. */
  readonly joinsFaults: boolean;
  /** When the caller may try again, where that is known. */
  readonly retryAfterSeconds: number | undefined;
  /** The message, where it can be told in other languages. */
  readonly sentences: readonly Sentence[] | undefined;
  /** The record as it is now, for a caller who changed an older one. */
  current: unknown;

  /** The message may be several sentences, one after the other. Without a message of its own, an error has that of its faults. */
  constructor(
    code: LeagueErrorCode,
    message: string | Sentence | readonly Sentence[] | null,
    faults?: readonly Fault[],
    retryAfterSeconds?: number,
  ) {
    const issues = faults?.map((fault) => ({ ...fault, message: toEnglish(fault.message) }));
    const sentences = message === null || typeof message === 'string' ? undefined : sentencesOf(message);
    const text = typeof message === 'string' ? message : joinIssues(issues ?? []);
    super(sentences?.map(toEnglish).join(' ') ?? text);
    this.code = code;
    this.sentences = sentences;
    this.joinsFaults = message === null;
    this.faults = faults;
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
  const message = say`Somebody else has changed this since: it is at revision ${revision}, not ${given}.`;
  const stale = new LeagueError('conflict', message, [{ path: 'revision', message: say`is ${revision} by now` }]);
  stale.current = await read();
  throw stale;
}

/** Returns the error for a thing that does not exist or belongs to another tenant: the caller cannot tell which. */
export function notFound(noun: string, name: string): LeagueError {
  return new LeagueError('not-found', say`There is no ${noun} "${name}".`);
}

export function badRequest(message: string | Sentence, faults?: readonly Fault[]): LeagueError {
  return new LeagueError('bad-request', message, faults);
}

/** Returns the error for a request with a fault at one place, whose message says all without it. */
export function badPlace(path: string, message: string | Sentence): LeagueError {
  return badRequest(message, [{ path, message }]);
}

/** Returns the error for a request with faults; the message names each with its place. */
export function badPlaces(faults: readonly Fault[]): LeagueError {
  return new LeagueError('bad-request', null, faults);
}

const sentencesOf = (message: Sentence | readonly Sentence[]): readonly Sentence[] =>
  'pattern' in message ? [message] : message;

const joinIssues = (issues: readonly LeagueIssue[]) =>
  issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
