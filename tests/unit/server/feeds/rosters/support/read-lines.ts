import { formatIssue } from '#server/feeds/csv/issue.ts';
import { parseRosters } from '#server/feeds/rosters/parse-rosters.ts';

/** Parses roster lines of CSV in our own columns, with the issues as the operator reads them. */
export function readLines(lines: readonly string[]) {
  const result = parseRosters({ file: 'players.csv', text: lines.join('\n') });
  return { ...result, messages: result.issues.map((issue) => `${issue.severity} ${formatIssue(issue)}`) };
}

/** One person in our columns: the cells that matter to a test, the rest filled in. */
export function readPerson(cells: Record<string, string>) {
  const filled = { season: '2025/26', league: 'First League', team: 'Split', ...cells };
  const values = Object.values(filled).map((value) => `"${value}"`);
  const result = readLines([Object.keys(filled).join(','), values.join(',')]);
  return { ...result, row: result.rows[0] };
}
