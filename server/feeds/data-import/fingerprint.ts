import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DataImportKind } from '#lib/api/contract/data-import-kinds.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { type CollectedLine, changedIds } from './collect-lines.ts';

/**
 * A digest of the revisions and results of what the changed lines are about, read outside of the import: it differs where anybody else has
 * changed one of them, also one that no report lists. The score of a game in play is left out, or its import would never end.
 */
export async function fingerprintOf(
  kind: DataImportKind,
  outside: TenantScope,
  lines: readonly CollectedLine[],
): Promise<string> {
  const ids = changedIds(lines);
  if (ids.length === 0) return '';
  const [row] = await (kind === 'rosters' ? ofPeople(outside, ids) : ofGames(outside, ids));
  return row?.digest ?? '';
}

const digest = (told: SQL) => sql<string>`md5(string_agg(${told}, ',' order by ${told}))`;

function ofGames(scope: TenantScope, ids: readonly string[]) {
  const { id, revision, state, homeScore, awayScore, logHash } = games;
  const result = sql`case when ${state} <> 'live' then concat_ws(' ', ${homeScore}, ${awayScore}, ${logHash}) end`;
  return scope.db
    .select({ digest: digest(sql`concat_ws(' ', ${id}, ${revision}, ${state}, ${result})`) })
    .from(games)
    .where(ofTenant(scope, games, inIds(id, ids)));
}

function ofPeople(scope: TenantScope, ids: readonly string[]) {
  const told = sql`concat_ws(' ', ${people.id}, ${people.revision}, ${memberships.id}, ${memberships.revision})`;
  return scope.db
    .select({ digest: digest(told) })
    .from(people)
    .leftJoin(memberships, and(eq(memberships.tenantId, people.tenantId), eq(memberships.personId, people.id)))
    .where(ofTenant(scope, people, inIds(people.id, ids)));
}
