import { z } from 'zod';

/** All validation errors of a field; the page has a text for each. */
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

const text = (maxLength: number) => z.string().trim().max(maxLength, 'tooLong');

export const required = (maxLength: number) => text(maxLength).min(1, 'required');

/** Null if empty. */
export const optional = (maxLength: number) => text(maxLength).transform((value) => value || null);

export const phone = required(40).refine((value) => /^\+?[\d\s()/.-]{6,}$/.test(value), 'phone');

/** A calendar date, `2004-02-29`. */
export const date = required(20).pipe(z.iso.date('date'));

export function integerField(min: number, max: number, problem: string) {
  const isValid = (value: string | null) =>
    value === null || (/^\d{1,4}$/.test(value) && Number(value) >= min && Number(value) <= max);
  return optional(10)
    .refine(isValid, problem)
    .transform((value) => (value === null ? null : Number(value)));
}

/** Adds an issue for each item whose value an earlier item has. */
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
