import { badRequest } from '#server/errors.ts';

/**
 * Refuses text that no database keeps: the character NUL and halves of a character. Throws `bad-request` with the place of
 * each.
 */
export function assertStorable(body: unknown): void {
  const issues = placesIn(body, []).map((path) => ({ path, message: 'has a character that cannot be stored' }));
  if (issues.length > 0) throw badRequest(issues.map(({ path, message }) => `${path}: ${message}`).join('; '), issues);
}

function placesIn(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]));
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
