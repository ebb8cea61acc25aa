import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Lineup } from '#lib/basketball/fantasy/lineup.ts';
import { inIds } from '#server/db/in-ids.ts';
import { fantasyLineups, fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

export type LineupRow = typeof fantasyLineups.$inferSelect;

export const toLineup = ({ starters, sixth, bench, coach, captain }: LineupRow): Lineup => ({
  starters,
  sixth,
  bench,
  coach,
  captain,
});

/** Returns the lineup of a squad that holds in a round: the latest saved for it or an earlier one. */
export async function lineupOf(scope: TenantScope, squadId: string, round: number): Promise<LineupRow | null> {
  const [row] = await scope.db
    .select()
    .from(fantasyLineups)
    .where(ofTenant(scope, fantasyLineups, and(eq(fantasyLineups.squadId, squadId), lte(fantasyLineups.round, round))))
    .orderBy(desc(fantasyLineups.round))
    .limit(1);
  return row ?? null;
}

/** Lists the lineups of all squads of a fantasy season that hold in a round: one look in the index for each, however long the season is. */
export async function lineupsOfRound(scope: TenantScope, seasonId: string, round: number): Promise<LineupRow[]> {
  const ofSquad = and(
    eq(fantasyLineups.tenantId, fantasySquads.tenantId),
    eq(fantasyLineups.squadId, fantasySquads.id),
    lte(fantasyLineups.round, round),
  );
  const held = scope.db
    .select()
    .from(fantasyLineups)
    .where(ofSquad)
    .orderBy(desc(fantasyLineups.round))
    .limit(1)
    .as('held');
  const rows = await scope.db
    .select()
    .from(fantasySquads)
    .innerJoinLateral(held, sql`true`)
    .where(ofTenant(scope, fantasySquads, eq(fantasySquads.fantasySeasonId, seasonId)))
    .orderBy(asc(fantasySquads.number));
  return rows.map((row) => row.held);
}

/** Lists all lineups of squads by round. */
export function lineupsOfSquads(scope: TenantScope, squadIds: readonly string[]): Promise<LineupRow[]> {
  return scope.db
    .select()
    .from(fantasyLineups)
    .where(ofTenant(scope, fantasyLineups, inIds(fantasyLineups.squadId, squadIds)))
    .orderBy(asc(fantasyLineups.round));
}
