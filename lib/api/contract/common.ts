import { z } from 'zod';
import { apiErrorCodes } from './error-codes.ts';
import { locales } from './locales.ts';

/** URL slug: lower-case letters, digits and single hyphens. */
export const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export const locale = z.enum(locales);

/** ISO 8601 instant in UTC. */
export const instant = z.iso.datetime();

/** The largest number that an `integer` column holds; a larger one would fail in the database. */
export const maxInteger = 2_147_483_647;

/** A whole number that an `integer` column can hold. */
export const storedWhole = z.number().int().min(0).max(maxInteger);

export const localeQuery = z.object({ locale: locale.optional() });

export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** Returns the schema of one page of a list; `nextCursor` is null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

/**
 * Body of every error response. `issues` gives the path of each fault in the request, and its `rule`, a code, where the API names one;
 * `current` is the record as it is now, where somebody else has changed it since it was read.
 */
export const apiError = z
  .object({
    code: z.enum(apiErrorCodes),
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string(), rule: z.string().optional() })).optional(),
    current: z.unknown().optional(),
  })
  .meta({ id: 'ApiError' });
export type ApiError = z.infer<typeof apiError>;
