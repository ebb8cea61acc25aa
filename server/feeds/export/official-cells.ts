import { asc } from 'drizzle-orm';
import type { Cell } from '#server/csv/to-csv.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { gameOfficials, officials } from '#server/db/schema/officials.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { FixtureColumn } from '#server/feeds/fixtures/columns.ts';
import { standsAsOfficial } from '#server/league/official/standing.ts';

type OfficialCells = Partial<Record<FixtureColumn, Cell>>;

const columnsByRole: Readonly<Record<string, readonly FixtureColumn[]>> = {
  referee: ['referee1'],
  umpire: ['referee2', 'referee3'],
  commissioner: ['commissioner'],
};

/** Returns the officials of every game (or of these) that has some, as the columns of a fixture list: `Family, First`. */
export async function officialCells(
  scope: TenantScope,
  games?: readonly string[],
): Promise<Map<string, OfficialCells>> {
  const rows = await scope.db
    .select({ of: gameOfficials, first: officials.firstName, last: officials.lastName })
    .from(gameOfficials)
    .innerJoin(officials, belongsTo(gameOfficials, gameOfficials.officialId, officials))
    .where(ofTenant(scope, gameOfficials, inIds(gameOfficials.gameId, games), standsAsOfficial))
    .orderBy(asc(gameOfficials.order), asc(officials.searchName));
  const cells = new Map<string, OfficialCells>();
  for (const { of, first, last } of rows) {
    const own = cells.get(of.gameId) ?? {};
    cells.set(of.gameId, own);
    const free = columnsByRole[of.role]?.find((column) => own[column] === undefined);
    if (free) own[free] = `${last}, ${first}`;
  }
  return cells;
}
