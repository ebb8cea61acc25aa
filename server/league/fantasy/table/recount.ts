import { and, eq, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { ghostPoints } from '#lib/basketball/fantasy/head-to-head.ts';
import { rankByPoints } from '#lib/basketball/fantasy/rank.ts';
import { scoreSquad } from '#lib/basketball/fantasy/score-squad.ts';
import { announce } from '#server/changes/announce.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { fantasyRounds } from '#server/db/schema/fantasy.ts';
import { fantasySquads, fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { makePrices } from '#server/league/fantasy/entrant/make-prices.ts';
import { pointsOfRound } from '#server/league/fantasy/ledger/sums.ts';
import { markAt, unmark } from '#server/league/fantasy/round/mark-for-recount.ts';
import { isLocked, listRounds, type RoundRow } from '#server/league/fantasy/round/rounds.ts';
import { type FantasySeasonRow, fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import { lineupsOfRound, toLineup } from '#server/league/fantasy/squad/lineups.ts';

/**
 * Counts the totals of the rounds of a season again whose lines or squads have changed, the table with them, and makes the prices of
 * rounds that are over. One run costs the same queries for any number of squads.
 */
export function recountSeason(scope: TenantScope, seasonId: string, now = new Date()): Promise<number> {
  return inTransaction(scope, async (scope) => {
    await scope.db.execute(
      sql`select pg_advisory_xact_lock(hashtext('courtside fantasy table'), hashtext(${seasonId}))`,
    );
    const season = await fetchFantasySeason(scope, seasonId);
    const rounds = await listRounds(scope, seasonId);
    const stale = rounds.filter((round) => round.recountFrom !== null && isLocked(round, now.getTime()));
    for (const round of stale) await recountRound(scope, season, round);
    if (stale.length > 0) await recountTable(scope, season, rounds, now);
    const priced = await makePrices(scope, season, rounds, now);
    if (stale.length > 0 || priced) await announce(scope, [tags.fantasy(seasonId)]);
    return stale.length;
  });
}

async function recountRound(scope: TenantScope, season: FantasySeasonRow, round: RoundRow): Promise<void> {
  const totals = await countTotals(scope, season, round.number);
  await insertRows(
    scope.db,
    fantasyTotals,
    totals.map(({ squadId, points, rank, isAverage }) => ({
      tenantId: scope.tenantId,
      squadId,
      round: round.number,
      points,
      rank,
      isAverage,
    })),
    sql`on conflict (tenant_id, squad_id, round) do update
      set points = excluded.points, rank = excluded.rank, is_average = excluded.is_average
      where (fantasy_total.points, fantasy_total.rank, fantasy_total.is_average)
        is distinct from (excluded.points, excluded.rank, excluded.is_average)`,
  );
  await unmark(scope, round);
}

export type CountedTotal = { squadId: string; number: number; points: number; rank: number; isAverage: boolean };

/** Counts what each squad makes in a round from lines and lineups. Who joined later gets the average of the others, if the rules say so. */
export async function countTotals(
  scope: TenantScope,
  season: FantasySeasonRow,
  round: number,
): Promise<CountedTotal[]> {
  const points = await pointsOfRound(scope, season.id, round);
  const lineups = await lineupsOfRound(scope, season.id, round);
  const squads = await scope.db
    .select({ id: fantasySquads.id, number: fantasySquads.number, joinedRound: fantasySquads.joinedRound })
    .from(fantasySquads)
    .where(ofTenant(scope, fantasySquads, eq(fantasySquads.fantasySeasonId, season.id)));
  const numberOf = new Map(squads.map(({ id, number }) => [id, number]));
  const pointsOf = (entrant: number) => points.get(entrant) ?? 0;
  const played = lineups.map((row) => ({
    squadId: row.squadId,
    number: numberOf.get(row.squadId) ?? 0,
    points: scoreSquad(toLineup(row), pointsOf, season.rules.squad),
    isAverage: false,
  }));
  const hasPlayed = new Set(lineups.map(({ squadId }) => squadId));
  const average = season.rules.lateJoiners.getAverage ? ghostPoints(played.map(({ points }) => points)) : 0;
  const late = squads
    .filter(({ id, joinedRound }) => joinedRound > round && !hasPlayed.has(id))
    .map(({ id, number }) => ({ squadId: id, number, points: average, isAverage: true }));
  return rankByPoints([...played, ...late]);
}

async function recountTable(
  scope: TenantScope,
  { id }: FantasySeasonRow,
  rounds: readonly RoundRow[],
  now: Date,
): Promise<void> {
  const latest = rounds.findLast((round) => isLocked(round, now.getTime()))?.number ?? 0;
  await scope.db.execute(sql`
    with sums as (
      select squad.id, coalesce(sum(total.points), 0)::bigint as points,
        coalesce(sum(total.points) filter (where total.round < ${latest}), 0) as before
      from fantasy_squad squad
      left join fantasy_total total on total.tenant_id = squad.tenant_id and total.squad_id = squad.id
      where squad.tenant_id = ${scope.tenantId} and squad.fantasy_season_id = ${id} group by squad.id
    ), ranked as (
      select id, points, rank() over (order by points desc) as rank,
        case when ${latest} > 1 then rank() over (order by before desc) end as previous_rank from sums
    )
    update fantasy_squad squad set points = ranked.points, rank = ranked.rank, previous_rank = ranked.previous_rank
    from ranked where squad.tenant_id = ${scope.tenantId} and squad.id = ranked.id
      and (squad.points, squad.rank, squad.previous_rank)
        is distinct from (ranked.points, ranked.rank::int, ranked.previous_rank::int)`);
}

/** Marks the rounds whose deadline has passed: a squad that joins late gets their average. */
export async function markPastRounds(scope: TenantScope, seasonId: string, before: number, now: Date): Promise<void> {
  await scope.db
    .update(fantasyRounds)
    .set({ recountFrom: markAt(now) })
    .where(
      ofTenant(
        scope,
        fantasyRounds,
        and(eq(fantasyRounds.fantasySeasonId, seasonId), sql`${fantasyRounds.number} < ${before}`),
      ),
    );
}
