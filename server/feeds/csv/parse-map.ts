import type { z } from 'zod';
import { plainMessage } from '#server/feeds/errors/plain-message.ts';
import type { FeedIssue } from './issue.ts';

/** Parses a map file (JSON text). Returns one issue per mistake. */
export function parseMap<Map>(
  file: string,
  text: string,
  schema: z.ZodType<Map>,
): { map: Map; issues: FeedIssue[] } | { map: null; issues: FeedIssue[] } {
  const report = (column: string | null, problem: string, cure: string): FeedIssue => {
    return { severity: 'error', file, line: null, column, problem, cure };
  };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'unreadable';
    return { map: null, issues: [report(null, `the map is not JSON (${detail})`, 'Correct it with a JSON editor')] };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { map: parsed.data, issues: [] };
  const issues = parsed.error.issues.map(({ path, message }) =>
    report(path.join('.') || null, plainMessage(message), 'See docs/import.md for the shape of a map'),
  );
  return { map: null, issues };
}
