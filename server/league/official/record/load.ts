import { asc, count, eq, type SQL } from 'drizzle-orm';
import type { OfficialRecord } from '#lib/api/contract/people/officials.ts';
import { gameOfficials, officials } from '#server/db/schema/officials.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { standsAsOfficial } from '#server/league/official/standing.ts';
import { loadAbsences } from './absences.ts';

export type OfficialRow = typeof officials.$inferSelect;

/** Loads records of officials by last name, with whole names. Only for staff: the caller authorises. */
export async function loadOfficialRecords(scope: TenantScope, which?: SQL): Promise<OfficialRecord[]> {
  const rows = await scope.db
    .select()
    .from(officials)
    .where(ofTenant(scope, officials, which))
    .orderBy(asc(officials.lastName), asc(officials.firstName), asc(officials.id));
  const counted = await scope.db
    .select({ id: gameOfficials.officialId, games: count() })
    .from(gameOfficials)
    .where(ofTenant(scope, gameOfficials, standsAsOfficial))
    .groupBy(gameOfficials.officialId);
  const games = new Map(counted.map((row) => [row.id, row.games]));
  const absences = await loadAbsences(scope);
  return rows.map(({ id, revision, firstName, lastName, level, email, phone, tokenHash }) => ({
    ...{ id, revision, firstName, lastName, level, email, phone },
    hasLink: tokenHash !== null,
    games: games.get(id) ?? 0,
    absences: absences.get(id) ?? [],
  }));
}

/** Loads one record. Throws `not-found`. */
export async function loadOfficialRecord(scope: TenantScope, id: string): Promise<OfficialRecord> {
  const [found] = await loadOfficialRecords(scope, eq(officials.id, id));
  if (!found) throw notFound('official', id);
  return found;
}

/** Locks an official for a change. Throws `not-found`. */
export async function lockOfficial(scope: TenantScope, id: string): Promise<OfficialRow> {
  const [row] = await scope.db
    .select()
    .from(officials)
    .where(ofTenant(scope, officials, eq(officials.id, id)))
    .for('update');
  if (!row) throw notFound('official', id);
  return row;
}
