import { and, eq, sql } from 'drizzle-orm';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { fantasyLineups } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/**
 * Lets a person without games leave the fantasy seasons, before the person is deleted: the number stays, without anybody. Returns in how
 * many squads the person is; then nothing is changed.
 */
export async function leaveFantasySeasons(scope: TenantScope, personId: string): Promise<number> {
  const own = ofTenant(scope, fantasyEntrants, eq(fantasyEntrants.personId, personId));
  const rows = await scope.db.select().from(fantasyEntrants).where(own);
  let squads = 0;
  for (const { number, fantasySeasonId } of rows)
    squads += await scope.db.$count(
      fantasyLineups,
      ofTenant(
        scope,
        fantasyLineups,
        and(
          sql`${number} = any(${fantasyLineups.starters} || ${fantasyLineups.bench} || ${fantasyLineups.sixth})`,
          sql`exists (select from fantasy_squad squad where squad.tenant_id = ${scope.tenantId}
            and squad.id = ${fantasyLineups.squadId} and squad.fantasy_season_id = ${fantasySeasonId})`,
        ),
      ),
    );
  if (squads === 0) await scope.db.update(fantasyEntrants).set({ personId: null, teamId: null }).where(own);
  return squads;
}
