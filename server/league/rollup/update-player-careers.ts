import { gt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SummedStat } from '#lib/basketball/stat-sums.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { everyCompetition, playerCareers } from '#server/db/schema/player-careers.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { recordedOf, statColumns, sumsOf } from './sums.ts';

const season = playerSeasons;
const partOf = (part: 'games' | 'made', stat: SummedStat, whole: AnyPgColumn) =>
  sql`coalesce((${season.recorded} -> ${sql.raw(`'${part}'`)} ->> ${sql.raw(`'${stat}'`)})::int, ${whole})`;
const recorded = recordedOf(season, {
  games: sql`sum(${season.games})`,
  gamesWith: (stat) => sql`sum(${partOf('games', stat, season.games)}) filter (where ${season[stat]} is not null)`,
  madeWith: (made, attempted) =>
    sql`sum(${partOf('made', made, season[made])}) filter (where ${season[attempted]} is not null)`,
});

/** Recomputes the careers of these people, or of all, from their seasons: by competition and overall. */
export async function updatePlayerCareers(scope: TenantScope, people?: readonly string[]): Promise<void> {
  await scope.db.delete(playerCareers).where(ofTenant(scope, playerCareers, inIds(playerCareers.personId, people)));
  await scope.db.execute(sql`
    insert into ${playerCareers}
      (tenant_id, competition, person_id, games, starts, timed_games, rated_games, ${statColumns}, recorded)
    select ${season.tenantId}, coalesce(${leagues.slug}, ${everyCompetition}), ${season.personId},
      sum(${season.games}), sum(${season.starts}), sum(${season.timedGames}), sum(${season.ratedGames}), ${sumsOf(season)},
      ${recorded}
    from ${season} join ${leagues} on ${belongsTo(season, season.leagueId, leagues)}
    where ${ofTenant(scope, season, gt(season.games, 0), inIds(season.personId, people))}
    group by grouping sets ((${season.tenantId}, ${season.personId}, ${leagues.slug}), (${season.tenantId}, ${season.personId}))`);
}
