import { eq, type SQL, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gameRecords } from '#server/db/schema/game-records.ts';
import { gamePlayerStats as line } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { countsInRollups } from '#server/league/game/counting.ts';
import { playedAt } from '#server/league/game/rows.ts';
import { recordValues } from './record-values.ts';

const places = 10;

/**
 * Updates the records of a league after a change of one game, or recomputes them without `gameId`. For records that the game
 * held before, it queries all games of the league for the successors.
 */
export async function updateGameRecords(scope: TenantScope, leagueId: string, gameId?: string): Promise<void> {
  const record = gameRecords;
  const ofLeague = ofTenant(scope, record, eq(record.leagueId, leagueId));
  if (gameId === undefined) {
    await scope.db.delete(record).where(ofLeague);
    await insertBest(scope, leagueId, sql`true`);
    return;
  }
  const lost = await scope.db
    .delete(record)
    .where(ofTenant(scope, record, eq(record.gameId, gameId)))
    .returning({ statistic: record.statistic });
  if (lost.length > 0) {
    const vacant = [...new Set(lost.map(({ statistic }) => statistic))];
    await insertBest(scope, leagueId, sql`statistic = any(${sql.param(vacant)}::text[])`);
  }
  await insertBest(
    scope,
    leagueId,
    sql`${line.gameId} = ${gameId} and value >= coalesce((
    select tenth.value from ${record} tenth
    where tenth.tenant_id = ${scope.tenantId} and tenth.league_id = ${leagueId} and tenth.statistic = entry.statistic
    order by tenth.value desc offset ${places - 1} limit 1), 1)`,
  );
  await scope.db.execute(sql`
    delete from ${record} using (
      select game_id, person_id, statistic, rank() over (partition by statistic order by value desc) as place
      from ${record} where ${ofLeague}) placed
    where ${ofLeague} and placed.place > ${places}
      and (${record.gameId}, ${record.personId}, ${record.statistic}) = (placed.game_id, placed.person_id, placed.statistic)`);
}

/** Inserts the top places among the matching lines, with ties at the last place. */
async function insertBest(scope: TenantScope, leagueId: string, which: SQL): Promise<void> {
  await scope.db.execute(sql`
    insert into ${gameRecords} (tenant_id, league_id, competition, statistic, value, game_id, person_id, team_id, played_at)
    select tenant_id, league_id, slug, statistic, value, game_id, person_id, team_id, played_at
    from (
      select ${line.tenantId}, ${line.leagueId}, ${leagues.slug}, ${line.gameId}, ${line.personId}, ${line.teamId},
        ${playedAt} as played_at, entry.statistic, entry.value, rank() over (partition by entry.statistic order by entry.value desc) as place
      from ${line}
        join ${games} on ${belongsTo(line, line.gameId, games)}
        join ${leagues} on ${belongsTo(line, line.leagueId, leagues)}
        cross join lateral (values ${recordValues}) entry(statistic, value)
      where ${ofTenant(scope, line, eq(line.leagueId, leagueId), countsInRollups)}
        and ${line.played} and entry.value > 0 and ${which}) best
    where place <= ${places}
    on conflict do nothing`);
}
