import type { z } from 'zod';
import { ImportError } from './import-error.ts';
import { plainMessage } from './plain-message.ts';

/** The first problem of a failed parse as one line: place, what stands there, what to do. */
export function schemaProblem(file: string, error: z.ZodError, cure: string): ImportError {
  const [issue] = error.issues;
  const { path, message } = issue ? innermost(issue) : { path: [], message: 'not the expected form' };
  const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more)` : '';
  return new ImportError([file, ...path.map(String)].join('.'), `${plainMessage(message)}${more}`, cure, 'schema');
}

/** Of a value that fits none of several forms, what the last form, the usual one, says about it. */
function innermost(issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, 'path' | 'message'> {
  const [usual] =
    issue.code === 'invalid_union' && issue.message === 'Invalid input' ? (issue.errors.at(-1) ?? []) : [];
  if (!usual) return issue;
  const inner = innermost(usual);
  return { path: [...issue.path, ...inner.path], message: inner.message };
}
