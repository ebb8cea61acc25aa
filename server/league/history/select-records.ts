import { eq, sql } from 'drizzle-orm';
import { type RecordStatistic, recordStatistics } from '#lib/api/contract/history.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gameRecords as record } from '#server/db/schema/game-records.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { playedAt } from '#server/league/game/rows.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** `level`: how many stand in the first places, those who are level with the last of them and not shown too. */
type RecordRow = {
  statistic: RecordStatistic;
  value: number;
  gameId: string;
  personId: string;
  teamId: string;
  rank: number;
  level: number;
};

/** The first places of every statistic, in one query; of equal figures the earlier stands first. */
export async function selectRecords(
  scope: ReadScope,
  competition: string | undefined,
  limit: number,
): Promise<RecordRow[]> {
  const own = ofTenant(
    scope,
    record,
    sql`${record.statistic} = asked.statistic`,
    competition === undefined ? undefined : eq(record.competition, competition),
  );
  const { rows } = await scope.db.execute<RecordRow>(sql`
    select asked.statistic, best.*
    from unnest(${sql.param([...recordStatistics])}::text[]) with ordinality asked(statistic, place)
    cross join lateral (
      select ${record.value} as value, ${record.gameId} as "gameId", ${record.personId} as "personId",
        ${record.teamId} as "teamId",
        (rank() over (order by ${record.value} desc))::int as rank,
        (count(*) over ())::int as level,
        row_number() over (order by ${record.value} desc, ${playedAt}, ${record.personId}) as position
      from ${record} join ${games} on ${belongsTo(record, record.gameId, games)}
      where ${own} and ${record.value} >= coalesce((
        select ${record.value} from ${record} where ${own}
        order by ${record.value} desc nulls last offset ${limit - 1} limit 1), 1)
    ) best
    where best.position <= ${limit}
    order by asked.place, best.position`);
  return rows;
}
