import { eq, sql } from 'drizzle-orm';
import { type RecordStatistic, recordStatistics } from '#lib/basketball/all-time-categories.ts';
import { gameRecords as record } from '#server/db/schema/game-records.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

type RecordRow = {
  statistic: RecordStatistic;
  rank: number;
  value: number;
  gameId: string;
  personId: string;
  teamId: string;
};

const ofCompetition = (competition: string | undefined) =>
  competition === undefined ? undefined : eq(record.competition, competition);

/** Selects the top records of every statistic in one query; of equal values the earlier comes first. */
export async function selectRecords(
  scope: ReadScope,
  competition: string | undefined,
  limit: number,
): Promise<RecordRow[]> {
  const own = ofTenant(scope, record, sql`${record.statistic} = asked.statistic`, ofCompetition(competition));
  const { rows } = await scope.db.execute<RecordRow>(sql`
    select asked.statistic, best.value, best.game_id as "gameId", best.person_id as "personId", best.team_id as "teamId",
      (rank() over (partition by asked.place order by best.value desc))::int as rank
    from unnest(${sql.param([...recordStatistics])}::text[]) with ordinality asked(statistic, place)
    cross join lateral (
      select * from ${record} where ${own}
      order by ${record.value} desc nulls last, ${record.playedAt}, ${record.personId} limit ${limit}
    ) best
    order by asked.place, best.value desc, best.played_at, best.person_id`);
  return rows;
}

/** Counts the records with a given value, by statistic. */
export async function countTied(
  scope: ReadScope,
  competition: string | undefined,
  figures: readonly Pick<RecordRow, 'statistic' | 'value'>[],
): Promise<Map<RecordStatistic, number>> {
  const own = ofTenant(
    scope,
    record,
    sql`${record.statistic} = asked.statistic and ${record.value} = asked.value`,
    ofCompetition(competition),
  );
  const statistics = sql.param(figures.map(({ statistic }) => statistic));
  const values = sql.param(figures.map(({ value }) => value));
  const { rows } = await scope.db.execute<{ statistic: RecordStatistic; level: number }>(sql`
    select asked.statistic, (select count(*)::int from ${record} where ${own}) as level
    from unnest(${statistics}::text[], ${values}::int[]) asked(statistic, value)`);
  return new Map(rows.map(({ statistic, level }) => [statistic, level]));
}
