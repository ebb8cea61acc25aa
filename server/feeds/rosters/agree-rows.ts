import { foldName } from '#lib/i18n/fold-name.ts';
import type { RosterRow } from './roster-row.ts';

const facts = ['birthDate', 'heightCm', 'weightKg', 'nationality'] as const;

/**
 * Makes the lines of one person agree: the name is that of the latest season and line, and an empty cell clears no fact that
 * another line of the file has.
 */
export function withAgreedPeople(rows: readonly RosterRow[]): RosterRow[] {
  const people = Map.groupBy(rows, personKey);
  const names = new Map([...people].map(([key, own]) => [key, latestName(own)]));
  const stated = new Map([...people].map(([key, own]) => [key, statedFacts(own)]));
  return rows.map((row) => {
    const key = personKey(row);
    const given = [...row.given].filter((field) => !stated.get(key)?.has(field) || !isEmpty(row, field));
    return { ...row, given: new Set(given), person: { ...row.person, ...names.get(key) } };
  });
}

const personKey = ({ person }: RosterRow) =>
  person.externalId ?? `\n${foldName(`${person.firstName} ${person.lastName}`)}`;

function latestName(rows: readonly RosterRow[]): { firstName: string; lastName: string } | undefined {
  const [latest] = rows.toSorted((a, b) => b.season.localeCompare(a.season) || b.line - a.line);
  if (!latest?.person.externalId) return undefined;
  return { firstName: latest.person.firstName, lastName: latest.person.lastName };
}

const factOf = ({ person, position }: RosterRow, field: string) =>
  field === 'position' ? position : person[field as (typeof facts)[number]];
const isFact = (field: string) => field === 'position' || facts.some((fact) => fact === field);
const isEmpty = (row: RosterRow, field: string) => isFact(field) && factOf(row, field) === null;
const statedFacts = (rows: readonly RosterRow[]): ReadonlySet<string> =>
  new Set([...facts, 'position'].filter((field) => rows.some((row) => factOf(row, field) !== null)));
