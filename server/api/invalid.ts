import type { z } from 'zod';
import { badRequest, LeagueError, type LeagueIssue } from '#server/errors.ts';

export function badQuery(error: z.ZodError): LeagueError {
  const issues = issuesOf(error);
  const [first] = issues;
  return badRequest(`The query is invalid: ${first?.path}: ${first?.message}.`, issues);
}

/** Returns the `not-found` error for path parameters that match no resource. */
export function unknownAddress(path: string, error: z.ZodError): LeagueError {
  return new LeagueError('not-found', `Page Not Found: ${path}`, issuesOf(error));
}

function issuesOf(error: z.ZodError): LeagueIssue[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}
