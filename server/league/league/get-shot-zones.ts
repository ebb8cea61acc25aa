import { eq, sql } from 'drizzle-orm';
import type { ZoneTally } from '#lib/api/contract/league-shots.ts';
import { tags } from '#lib/api/tags.ts';
import { shotZones, zoneLines } from '#lib/basketball/shot-zones.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gameFlows } from '#server/db/schema/game-projections.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { countsInRollups } from '#server/league/game/counting.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findLeague, type LeagueSlugs } from './find.ts';

/** Returns the shots of a league by zone, none where no places were recorded. Throws `not-found`. */
export async function getShotZones(scope: ReadScope, slugs: LeagueSlugs): Promise<ZoneTally[]> {
  const { league } = await findLeague(scope, slugs);
  dependsOn(scope, tags.league(league.id));
  const { rows } = await scope.db.execute<ZoneTally>(sql`
    select ${zone} as zone, count(*) filter (where shot.made)::int as made, count(*)::int as attempted
    from ${games}
      join ${gameFlows} on ${belongsTo(gameFlows, gameFlows.gameId, games)}
      cross join lateral jsonb_to_recordset(${gameFlows.shots}) as shot (points int, made boolean, x float8, y float8)
    where ${ofTenant(scope, games, eq(games.leagueId, league.id), countsInRollups)}
    group by 1`);
  return rows.sort((one, other) => shotZones.indexOf(one.zone) - shotZones.indexOf(other.zone));
}

/** `shotZone` in SQL: thousands of shots are not worth loading. */
const zone = sql`case
  when shot.points = 3 then case when shot.y <= ${zoneLines.cornerDepth}::float8 then 'corner-three' else 'arc-three' end
  when sqrt(shot.x ^ 2 + shot.y ^ 2) <= ${zoneLines.rimRadius}::float8 then 'rim'
  when abs(shot.x) <= ${zoneLines.paintHalfWidth}::float8 and shot.y <= ${zoneLines.paintDepth}::float8 then 'paint'
  else 'mid-range' end`;
