import { z } from 'zod';
import { badRequest } from '#server/errors.ts';

/** Where a page ended: the sort values of its last item. Opaque to the caller. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The sort values of a cursor, or null where none is given. Throws `bad-request` for one that this list never gave. */
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
  const message = 'is not a cursor of this list; begin again without one';
  throw badRequest(`The cursor ${message}.`, [{ path: 'cursor', message }]);
}
