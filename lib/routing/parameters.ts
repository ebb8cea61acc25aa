import { z } from 'zod';
import { slug } from '#lib/api/contract/common.ts';

/** What stands at a `{parameter}` of an address. One that is not named here is a slug. */
const patterns: Record<string, z.ZodType> = { uuid: z.uuid() };

export function isValidParameter(name: string, value: string): boolean {
  return (patterns[name] ?? slug).safeParse(value).success;
}
