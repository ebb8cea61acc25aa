import type { z } from 'zod';
import { ImportError } from './import-error.ts';
import { plainMessage } from './plain-message.ts';

/** Turns the first problem of a failed parse into an error with place, problem and cure. */
export function schemaProblem(file: string, error: z.ZodError, cure: string): ImportError {
  const [issue] = error.issues;
  const { path, message } = issue ? innermost(issue) : { path: [], message: 'not the expected form' };
  const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more)` : '';
  return new ImportError([file, ...path.map(String)].join('.'), `${plainMessage(message)}${more}`, cure, 'schema');
}

/** For a value that matches no member of a union: the problem that the last member, the usual form, reports. */
function innermost(issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, 'path' | 'message'> {
  const [usual] =
    issue.code === 'invalid_union' && issue.message === 'Invalid input' ? (issue.errors.at(-1) ?? []) : [];
  if (!usual) return issue;
  const inner = innermost(usual);
  return { path: [...issue.path, ...inner.path], message: inner.message };
}
