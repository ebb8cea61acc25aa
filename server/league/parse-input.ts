import type { z } from 'zod';
import { badRequest } from '#server/errors.ts';

/** Parses the input of a command. Throws `bad-request` with the path of every fault. */
export function parseInput<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw badRequest(issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '), issues);
}
