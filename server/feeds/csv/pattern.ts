import { z } from 'zod';

/** A regular expression as text (Unicode); refused where it does not compile. */
export const regexText = z.string().refine(
  (text) => {
    try {
      return new RegExp(text, 'u') instanceof RegExp;
    } catch {
      return false;
    }
  },
  { error: 'is not a valid regular expression' },
);

/** The value of the first pattern that matches, with `$1` … filled in; the text as it is where none does. */
export function applyPatterns(text: string, patterns: readonly (readonly [string, string])[]): string {
  for (const [match, value] of patterns) {
    const found = new RegExp(match, 'u').exec(text);
    if (found) return value.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return text;
}
