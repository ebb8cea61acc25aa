import type { z } from 'zod';
import { toIssues } from '#server/bounded-answer.ts';
import { badRequest, LeagueError } from '#server/errors.ts';

export function badQuery(error: z.ZodError): LeagueError {
  const issues = toIssues(error.issues);
  const [first] = issues;
  return badRequest(`The query is invalid: ${first?.path}: ${first?.message}.`, issues);
}

/** Returns the `not-found` error for path parameters that match no resource. */
export function unknownAddress(path: string, error: z.ZodError): LeagueError {
  return new LeagueError('not-found', `Page Not Found: ${path}`, toIssues(error.issues));
}
