import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { statLineColumns } from '#server/db/schema/stat-line-columns.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

const counted = ['final', 'defaulted'];
const stats = Object.keys(statLineColumns()) as (keyof ReturnType<typeof statLineColumns>)[];

/** Adds up the season of these players again, or of all of the league, from the games that are over. */
export async function updatePlayerSeasons(scope: TenantScope, leagueId: string, people?: readonly string[]) {
  const only = (column: SQL | typeof playerSeasons.personId) =>
    people ? sql`${column} = any(${sql.param([...people])}::uuid[])` : undefined;
  const { db, tenantId } = scope;
  await db
    .delete(playerSeasons)
    .where(ofTenant(scope, playerSeasons, sql`${playerSeasons.leagueId} = ${leagueId}`, only(playerSeasons.personId)));

  const seasonColumns = getTableColumns(playerSeasons);
  const sums = stats.map((stat) => sql`sum(${gamePlayerStats[stat]})`);
  const columns = stats.map((stat) => sql.identifier(snake(seasonColumns[stat].name)));
  const mine = only(sql`${gamePlayerStats.personId}`);
  await db.execute(sql`
    insert into ${playerSeasons} (tenant_id, league_id, team_id, person_id, games, starts, ${sql.join(columns, sql`, `)})
    select ${gamePlayerStats.tenantId}, ${gamePlayerStats.leagueId}, ${gamePlayerStats.teamId}, ${gamePlayerStats.personId},
      count(*) filter (where ${gamePlayerStats.played}), count(*) filter (where ${gamePlayerStats.starter}),
      ${sql.join(sums, sql`, `)}
    from ${gamePlayerStats} join ${games}
      on ${games.tenantId} = ${gamePlayerStats.tenantId} and ${games.id} = ${gamePlayerStats.gameId}
    where ${gamePlayerStats.tenantId} = ${tenantId} and ${gamePlayerStats.leagueId} = ${leagueId}
      and ${games.state} = any(${sql.param(counted)}::text[]) ${mine ? sql`and ${mine}` : sql``}
    group by 1, 2, 3, 4`);
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
