import { z } from 'zod';
import { regexText } from './pattern.ts';

const range = z.strictObject({
  from: z.string().optional(),
  to: z.string().optional(),
  matches: regexText.optional(),
  empty: z.boolean().optional(),
});

/**
 * A condition for a cell: one value, one of several, or a range. `from` and `to` are inclusive; `to` also includes what starts
 * with it, so `"to": "2021"` means until the end of 2021. Numbers compare as numbers, all else as text.
 */
const condition = z.union([z.string(), z.array(z.string()).min(1), range]);
type Condition = z.infer<typeof condition>;

/** Conditions by the file's column names; all must hold. */
export const conditions = z.record(z.string(), condition);
export type Conditions = z.infer<typeof conditions>;

export function holds(all: Conditions, cell: (column: string) => string): boolean {
  return Object.entries(all).every(([column, single]) => meets(cell(column), single));
}

function meets(value: string, single: Condition): boolean {
  if (typeof single === 'string') return value === single;
  if (Array.isArray(single)) return single.includes(value);
  const { from, to, matches, empty } = single;
  if (empty !== undefined && (value === '') !== empty) return false;
  if ((from !== undefined || to !== undefined) && value === '') return false;
  if (from !== undefined && compareCells(value, from) < 0) return false;
  if (to !== undefined && !value.startsWith(to) && compareCells(value, to) > 0) return false;
  return matches === undefined || new RegExp(matches, 'u').test(value);
}

function compareCells(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && !Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
}
