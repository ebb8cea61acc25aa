import { joinIssues, maxIssues, toIssues } from '#server/bounded-answer.ts';
import { badRequest } from '#server/errors.ts';

/**
 * Rejects text that PostgreSQL cannot store: NUL characters and lone surrogates, in values and names. Throws
 * `bad-request` with the path of each, of the first 20 if there are more.
 */
export function assertStorable(body: unknown): void {
  const found = [];
  for (const path of pathsIn(body, [])) {
    found.push({ path, message: 'has a character that cannot be stored' });
    if (found.length === maxIssues) break;
  }
  const issues = toIssues(found);
  if (issues.length > 0) throw badRequest(joinIssues(issues, issues.length), issues);
}

function* pathsIn(value: unknown, path: readonly string[]): Generator<readonly string[]> {
  if (typeof value === 'string' && !isStorable(value)) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (isStorable(key)) yield* pathsIn(inner, [...path, key]);
    else yield [...path, key.toWellFormed()];
  }
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
