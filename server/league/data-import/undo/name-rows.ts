import type { KeptRow } from '#lib/api/contract/data-import.ts';
import { inIds } from '#server/db/in-ids.ts';
import { people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { Decision } from './decide-undo.ts';
import type { Row } from './noted-tables.ts';

/** Tables whose rows people speak of. */
const spokenOf = new Set(['season', 'league', 'club', 'team', 'venue', 'person', 'official', 'membership', 'game']);
const maxNamed = 1000;

/** Names what an undo keeps. */
export async function nameKept(scope: TenantScope, decisions: readonly Decision[]): Promise<KeptRow[]> {
  const kept = decisions.filter(({ table, kept }) => kept !== null && spokenOf.has(table.name)).slice(0, maxNamed);
  const rows = kept.map(({ now, after, before }) => now ?? after ?? before ?? {});
  const idsIn = (...columns: string[]) =>
    rows.flatMap((row) => columns.flatMap((column) => (typeof row[column] === 'string' ? [row[column]] : [])));
  const teamNames = await scope.db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(ofTenant(scope, teams, inIds(teams.id, idsIn('home_team_id', 'away_team_id'))));
  const personNames = await scope.db
    .select({ id: people.id, first: people.firstName, last: people.lastName })
    .from(people)
    .where(ofTenant(scope, people, inIds(people.id, idsIn('person_id'))));
  const names = new Map([
    ...teamNames.map(({ id, name }) => [id, name] as const),
    ...personNames.map(({ id, first, last }) => [id, `${first} ${last}`.trim()] as const),
  ]);
  return kept.map(({ table, kept }, index) => ({
    table: table.name,
    name: nameOf(table.name, rows[index] ?? {}, names),
    reason: kept ?? 'changed',
  }));
}

function nameOf(table: string, row: Row, names: ReadonlyMap<string, string>): string {
  const named = (column: string) => names.get(String(row[column])) ?? '?';
  if (table === 'game')
    return `${named('home_team_id')} – ${named('away_team_id')}, ${row.tip_off_date ?? ''}`.replace(/, $/, '');
  if (table === 'membership') return named('person_id');
  if (typeof row.name === 'string') return row.name;
  return `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();
}
