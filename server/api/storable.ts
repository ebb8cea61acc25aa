import { badRequest } from '#server/errors.ts';

/**
 * Rejects text that PostgreSQL cannot store: NUL characters and lone surrogates. Throws `bad-request` with the path of
 * each.
 */
export function assertStorable(body: unknown): void {
  const issues = pathsIn(body, []).map((path) => ({ path, message: 'has a character that cannot be stored' }));
  if (issues.length > 0) throw badRequest(issues.map(({ path, message }) => `${path}: ${message}`).join('; '), issues);
}

function pathsIn(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]));
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
