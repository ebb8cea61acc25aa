import { z } from 'zod';
import { badRequest } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

/** Encodes the sort values of the last item of a page as an opaque cursor. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Decodes a cursor to its sort values; null without one. Throws `bad-request` for a cursor that does not fit this list. */
export function decodeCursor<Values extends z.ZodTuple>(
  cursor: string | undefined,
  values: Values,
): z.output<Values> | null {
  if (cursor === undefined) return null;
  const parsed = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(Buffer.from(text, 'base64url').toString());
      } catch {
        context.addIssue('not a cursor');
        return z.NEVER;
      }
    })
    .pipe(values)
    .safeParse(cursor);
  if (parsed.success) return parsed.data;
  throw badRequest(say`The cursor is not a cursor of this list; start again without one.`, [
    { path: 'cursor', message: say`is not a cursor of this list; start again without one` },
  ]);
}
