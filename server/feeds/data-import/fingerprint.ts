import { and, eq, sql } from 'drizzle-orm';
import type { DataImportKind } from '#lib/api/contract/data-import-kinds.ts';
import { games } from '#server/db/schema/games.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { inIds } from '#server/league/rollup/in-ids.ts';
import type { CollectedLine } from './collect-lines.ts';

/**
 * A digest of what the changed lines are about, read outside of the import: it differs where anybody else has changed one of them, also one
 * that no report lists.
 */
export async function fingerprintOf(
  kind: DataImportKind,
  outside: TenantScope,
  lines: readonly CollectedLine[],
): Promise<string> {
  const ids = [...new Set(lines.flatMap(({ outcome, id }) => (outcome === 'changed' && id ? [id] : [])))];
  if (ids.length === 0) return '';
  const digest = (row: string) =>
    sql<string>`md5(string_agg(md5(${sql.raw(row)}::text), '' order by ${sql.raw(row)}::text))`;
  if (kind !== 'rosters') {
    const [row] = await outside.db
      .select({ digest: digest('game') })
      .from(games)
      .where(ofTenant(outside, games, inIds(games.id, ids)));
    return row?.digest ?? '';
  }
  const [row] = await outside.db
    .select({ digest: digest('(person, membership)') })
    .from(people)
    .leftJoin(memberships, and(eq(memberships.tenantId, people.tenantId), eq(memberships.personId, people.id)))
    .where(ofTenant(outside, people, inIds(people.id, ids)));
  return row?.digest ?? '';
}
