import { z } from 'zod';

/** The source of a regular expression (Unicode); it must compile. */
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

/** Returns the value of the first matching pattern, with `$1` … replaced; without a match, the text itself. */
export function applyPatterns(text: string, patterns: readonly (readonly [string, string])[]): string {
  for (const [match, value] of patterns) {
    const found = new RegExp(match, 'u').exec(text);
    if (found) return value.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return text;
}
