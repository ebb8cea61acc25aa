import type { FeedIssue } from '#server/feeds/csv/issue.ts';
import type { RosterRow } from './roster-row.ts';

/**
 * Removes rows that repeat a person in a team for the same period, and warns where two players of a team share a shirt
 * number at the same time or two are captain.
 */
export function checkRoster(file: string, rows: readonly RosterRow[]): { rows: RosterRow[]; issues: FeedIssue[] } {
  const issues: FeedIssue[] = [];
  const people = new Map<string, number>();
  const teams = new Map<string, RosterRow[]>();
  const unique = rows.filter((row) => {
    const team = [row.season, row.league, row.team.externalId ?? row.team.name].join('\n');
    const key = [team, row.role, row.from, personKey(row)].join('\n');
    const first = people.get(key);
    if (first !== undefined) {
      const problem = `${nameOf(row)} stands in ${row.team.name} already in line ${first}`;
      issues.push(issueOf('error', file, row.line, problem, 'Remove one of them, or give person_id or from'));
      return false;
    }
    people.set(key, row.line);
    const teammates = teams.get(team) ?? [];
    teams.set(team, teammates);
    if (row.role === 'player') issues.push(...compare(file, row, teammates));
    teammates.push(row);
    return true;
  });
  return { rows: unique, issues };
}

function compare(file: string, row: RosterRow, teammates: readonly RosterRow[]): FeedIssue[] {
  const concurrent = teammates.filter((teammate) => teammate.role === 'player' && overlap(row, teammate));
  const number = concurrent.find((teammate) => row.number !== null && teammate.number === row.number);
  const captain = concurrent.find((teammate) => row.isCaptain && teammate.isCaptain);
  const cure = 'Correct one of them, or give from and until';
  return [
    ...(number ? [`${nameOf(row)} wears number ${row.number} of ${nameOf(number)} (line ${number.line})`] : []),
    ...(captain ? [`${nameOf(row)} is captain beside ${nameOf(captain)} (line ${captain.line})`] : []),
  ].map((problem) => issueOf('warning', file, row.line, problem, cure));
}

function overlap(a: RosterRow, b: RosterRow): boolean {
  return (a.from ?? '') <= (b.until ?? '9999') && (b.from ?? '') <= (a.until ?? '9999');
}

function personKey({ person }: RosterRow): string {
  return person.externalId ?? [person.firstName, person.lastName, person.birthDate].join('\t');
}

function nameOf({ person }: RosterRow): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

function issueOf(
  severity: FeedIssue['severity'],
  file: string,
  line: number,
  problem: string,
  cure: string,
): FeedIssue {
  return { severity, file, line, column: null, problem, cure };
}
