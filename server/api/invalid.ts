import type { z } from 'zod';
import { badRequest, LeagueError, type LeagueIssue } from '#server/errors.ts';

export function badQuery(error: z.ZodError): LeagueError {
  const issues = issuesOf(error);
  const [first] = issues;
  return badRequest(`The query cannot be understood: ${first?.path}: ${first?.message}.`, issues);
}

/** Nothing has an address like this one. */
export function unknownAddress(path: string, error: z.ZodError): LeagueError {
  return new LeagueError('not-found', `Page Not Found: ${path}`, issuesOf(error));
}

function issuesOf(error: z.ZodError): LeagueIssue[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}
