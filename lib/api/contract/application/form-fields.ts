import { z } from 'zod';

/** All that can be wrong with a field; the page has a text for each. */
export const formProblems = [
  'required',
  'tooShort',
  'tooLong',
  'email',
  'phone',
  'date',
  'birthDate',
  'playerName',
  'position',
  'height',
  'number',
  'numberTaken',
  'nameTwice',
  'code',
  'choice',
  'aNumber',
  'tooFewPlayers',
  'tooManyPlayers',
  'documentMissing',
] as const;
export type FormProblem = (typeof formProblems)[number];

const text = (most: number) => z.string().trim().max(most, 'tooLong');

export const required = (most: number) => text(most).min(1, 'required');

/** Null where nothing was typed. */
export const optional = (most: number) => text(most).transform((value) => value || null);

export const phone = required(40).refine((value) => /^\+?[\d\s()/.-]{6,}$/.test(value), 'phone');

/** A day of the calendar, `2004-02-29`. */
export const date = required(20).pipe(z.iso.date('date'));

export function integerField(least: number, most: number, problem: string) {
  const isFine = (value: string | null) =>
    value === null || (/^\d{1,4}$/.test(value) && Number(value) >= least && Number(value) <= most);
  return optional(10)
    .refine(isFine, problem)
    .transform((value) => (value === null ? null : Number(value)));
}

/** Reports each item whose value an earlier one has. */
export function unique<Key extends string>(key: Key, problem: string) {
  return (items: readonly Record<Key, string | null>[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      const value = item[key]?.toLowerCase();
      if (!value) continue;
      if (seen.has(value)) context.addIssue({ code: 'custom', path: [index, key], message: problem });
      seen.add(value);
    }
  };
}
