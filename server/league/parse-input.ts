import type { z } from 'zod';
import { joinIssues, toIssues } from '#server/bounded-answer.ts';
import { badRequest } from '#server/errors.ts';

/** Parses the input of a command. Throws `bad-request` with the path of each fault, of the first 20 if there are more. */
export function parseInput<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = toIssues(parsed.error.issues);
  throw badRequest(joinIssues(issues, parsed.error.issues.length), issues);
}
