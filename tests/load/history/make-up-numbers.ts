import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** A number from 0 to 1 that belongs to a game and a player. */
const chance = (salt: number) => sql.raw(`(abs(hashint8extended(seed, ${salt}) % 1000000) / 1000000.0::float8)`);
/** Mostly small, without an upper end: real records are rare. */
const tail = (salt: number) => sql`(-ln(1.000001::float8 - ${chance(salt)}))`;
const talent = sql.raw('(abs(hash_record_extended(row(m.person_id), 1) % 1000) / 1000.0::float8)');

/** Invents box scores: about ten of the thirteen of each squad play. Totals of teams are the sums of their players. */
export async function makeUpNumbers({ db, tenantId }: TenantScope): Promise<void> {
  await db.execute(sql`
    insert into game_player_stats (tenant_id, game_id, person_id, side, team_id, league_id, "order", starter, played,
      played_ms, two_pointers_attempted, two_pointers_made, three_pointers_attempted, three_pointers_made,
      free_throws_attempted, free_throws_made, points, offensive_rebounds, defensive_rebounds, assists, turnovers, steals,
      blocks, blocks_received, fouls, fouls_drawn, plus_minus, pir, efficiency)
    select g.tenant_id, g.id, m.person_id, t.side, m.team_id, g.league_id, m."order", m."order" < 5, true,
      (600000 + 1800000 * ${chance(2)})::int, a2, m2, a3, m3, a1, m1, 2 * m2 + 3 * m3 + m1, ors, drs, ast, tos, st, bl,
      (${chance(3)} * 2)::int, (${chance(4)} * 5)::int, (${tail(5)} * 2)::int, (${chance(6)} * 30 - 15)::int,
      2 * m2 + 3 * m3 + m1 + ors + drs + ast + st + bl - tos - (a2 - m2) - (a3 - m3) - (a1 - m1),
      2 * m2 + 3 * m3 + m1 + ors + drs + ast + st + bl - tos - (a2 - m2) - (a3 - m3) - (a1 - m1)
    from game g
    cross join lateral (values ('home', g.home_team_id), ('away', g.away_team_id)) t(side, team_id)
    join membership m on m.tenant_id = g.tenant_id and m.team_id = t.team_id
    cross join lateral (select hash_record_extended(row(g.slug, g.league_id, m.person_id), 0) seed) drawn
    cross join lateral (select
      (${tail(7)} * (2 + 5 * ${talent}))::int a2, (${tail(8)} * (1 + 3 * ${talent}))::int a3,
      (${tail(9)} * (1 + 3 * ${talent}))::int a1, ${tail(10)}::int ors, (${tail(11)} * (1 + 2.5 * ${talent}))::int drs,
      (${tail(12)} * (0.5 + 2.5 * ${talent}))::int ast, (${tail(13)} * 1.3)::int tos, (${tail(14)} * 0.8)::int st,
      (${tail(15)} * 0.5)::int bl) tried
    cross join lateral (select (a2 * (0.35 + 0.4 * ${chance(16)}))::int m2, (a3 * (0.2 + 0.4 * ${chance(17)}))::int m3,
      (a1 * (0.6 + 0.4 * ${chance(18)}))::int m1) made
    where g.tenant_id = ${tenantId} and ${chance(19)} < 0.785`);
  await db.execute(sql`
    insert into game_team_stats (tenant_id, game_id, side, team_id, league_id, facts, played_ms, two_pointers_attempted,
      two_pointers_made, three_pointers_attempted, three_pointers_made, free_throws_attempted, free_throws_made, points,
      offensive_rebounds, defensive_rebounds, assists, turnovers, steals, blocks, fouls)
    select tenant_id, game_id, side, team_id, league_id,
      '{"benchPoints":null,"largestLead":null,"largestRun":null,"leadMs":null,"foulsByPeriod":null}'::jsonb,
      sum(played_ms), sum(two_pointers_attempted), sum(two_pointers_made), sum(three_pointers_attempted),
      sum(three_pointers_made), sum(free_throws_attempted), sum(free_throws_made), sum(points), sum(offensive_rebounds),
      sum(defensive_rebounds), sum(assists), sum(turnovers), sum(steals), sum(blocks), sum(fouls)
    from game_player_stats where tenant_id = ${tenantId}
    group by 1, 2, 3, 4, 5`);
}
