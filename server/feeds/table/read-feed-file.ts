import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { maxFeedBytes } from './decode.ts';
import type { FeedIssue } from './issue.ts';
import type { FeedSource } from './parse-table.ts';

/** Reads a CSV file and its map from disk. What cannot be read is an issue, not an exception. */
export async function readFeedFile(
  path: string,
  mapPath?: string,
): Promise<{ source: FeedSource } | { issue: FeedIssue }> {
  try {
    const { size } = await stat(path);
    if (size > maxFeedBytes) return unreadable(path, 'the file is larger than 64 MB', 'Split it by season');
    const source = { file: basename(path), bytes: await readFile(path) };
    if (!mapPath) return { source };
    try {
      return { source: { ...source, map: { file: basename(mapPath), text: await readFile(mapPath, 'utf8') } } };
    } catch (error) {
      return unreadable(mapPath, `the map cannot be read (${codeOf(error)})`, 'Check the path after --map');
    }
  } catch (error) {
    return unreadable(path, `the file cannot be read (${codeOf(error)})`, 'Check the path');
  }
}

function unreadable(file: string, problem: string, cure: string): { issue: FeedIssue } {
  return { issue: { severity: 'error', file, line: null, column: null, problem, cure } };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error))
    throw new Error('Reading failed with something that is not an error', { cause: error });
  return 'code' in error ? String(error.code) : error.message;
}
