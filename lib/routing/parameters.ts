import { z } from 'zod';
import { slug } from '#lib/api/contract/common.ts';

/** Formats of `{parameter}` values. A parameter not listed here is a slug. */
const patterns: Record<string, z.ZodType> = {
  uuid: z.uuid(),
  squad: z.string().regex(/^[1-9]\d{0,7}$/),
  entrant: z.string().regex(/^[1-9]\d{0,5}$/),
  period: z.string().regex(/^[1-9]\d?$/),
};

export function isValidParameter(name: string, value: string): boolean {
  return (patterns[name] ?? slug).safeParse(value).success;
}
