import type { z } from 'zod';
import { FeedError } from './feed-error.ts';

/** The first problem of a failed parse as one line: place, what stands there, what to do. */
export function schemaProblem(file: string, error: z.ZodError, cure: string): FeedError {
  const [issue] = error.issues;
  const place = [file, ...(issue?.path ?? []).map(String)].join('.');
  const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more)` : '';
  return new FeedError('schema', place, `${issue?.message ?? 'not the expected form'}${more}`, cure);
}
