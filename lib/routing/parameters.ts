import { z } from 'zod';
import { slug } from '#lib/api/contract/common.ts';

/** Formats of `{parameter}` values. A parameter not listed here is a slug. */
const patterns: Record<string, z.ZodType> = {
  uuid: z.uuid(),
  period: z.string().regex(/^[1-9]\d?$/),
};

export function isValidParameter(name: string, value: string): boolean {
  return (patterns[name] ?? slug).safeParse(value).success;
}
