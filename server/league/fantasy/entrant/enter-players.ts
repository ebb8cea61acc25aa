import { and, eq, inArray, sql } from 'drizzle-orm';
import { placePlayer } from '#lib/basketball/fantasy/place-player.ts';
import { startPrice } from '#lib/basketball/fantasy/price-change.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { fantasyEntrantPrices, fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { todayInSql } from '#server/league/tenant/today.ts';
import { pointsOfLastSeason } from './last-season.ts';

export type RosterPlayer = {
  personId: string;
  teamId: string | null;
  position: string | null;
  heightCm: number | null;
};

/** Lists the players on the rosters of a league now, each with the team joined last. */
export async function listRosterPlayers(scope: TenantScope, leagueId: string): Promise<RosterPlayer[]> {
  const rows = await scope.db
    .selectDistinctOn([memberships.personId], {
      personId: memberships.personId,
      teamId: sql<
        string | null
      >`case when ${memberships.untilDate} < ${todayInSql(scope)} then null else ${memberships.teamId} end`,
      position: sql<string | null>`coalesce(${memberships.position}, ${people.position})`,
      heightCm: people.heightCm,
    })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .innerJoin(people, belongsTo(memberships, memberships.personId, people))
    .where(ofTenant(scope, memberships, and(eq(teams.leagueId, leagueId), eq(memberships.role, 'player'))))
    .orderBy(
      memberships.personId,
      sql`${memberships.untilDate} desc nulls first`,
      sql`${memberships.fromDate} desc nulls last`,
    );
  return rows;
}

/** Enters players that a fantasy season does not have yet, with positions and first prices from round `round` on. */
export async function enterPlayers(
  scope: TenantScope,
  season: FantasySeasonRow,
  players: readonly RosterPlayer[],
  round: number,
): Promise<number> {
  const [known] = await scope.db
    .select({
      ids: sql<
        string[]
      >`coalesce(array_agg(${fantasyEntrants.personId}) filter (where ${fantasyEntrants.personId} is not null), '{}')`,
      last: sql<number>`coalesce(max(${fantasyEntrants.number}), 0)`,
    })
    .from(fantasyEntrants)
    .where(ofTenant(scope, fantasyEntrants, eq(fantasyEntrants.fantasySeasonId, season.id)));
  const fresh = players.filter(({ personId }) => !known?.ids.includes(personId));
  if (fresh.length === 0) return 0;
  const earlier = await pointsOfLastSeason(
    scope,
    season,
    fresh.map(({ personId }) => personId),
  );
  const { rules } = season;
  const rows = fresh.map((player, index) => {
    const last = earlier.get(player.personId) ?? null;
    const price = startPrice(last, rules.prices);
    return {
      ...ofSeason(scope, season),
      number: (known?.last ?? 0) + 1 + index,
      kind: 'player' as const,
      personId: player.personId,
      teamId: player.teamId,
      position: rules.squad.usesPositions ? placePlayer(player) : null,
      price,
      startPrice: price,
      startPoints: last?.points ?? null,
      startGames: last?.games ?? 0,
    };
  });
  await insertRows(scope.db, fantasyEntrants, rows);
  await enterPrices(scope, season, rows, round);
  return rows.length;
}

/** Enters the coach's seat of each team. Its first price is the start price: what a seat makes is known only by results. */
export async function enterCoaches(scope: TenantScope, season: FantasySeasonRow, round: number): Promise<number> {
  if (!season.rules.squad.hasCoach) return 0;
  const own = eq(fantasyEntrants.fantasySeasonId, season.id);
  const known = await scope.db
    .select()
    .from(fantasyEntrants)
    .where(ofTenant(scope, fantasyEntrants, own));
  const seats = new Set(known.filter(({ kind }) => kind === 'coach').map(({ teamId }) => teamId));
  const all = await scope.db
    .select({ id: teams.id })
    .from(teams)
    .where(ofTenant(scope, teams, eq(teams.leagueId, season.leagueId)))
    .orderBy(teams.slug);
  const last = Math.max(0, ...known.map(({ number }) => number));
  const price = season.rules.prices.start;
  const rows = all
    .filter(({ id }) => !seats.has(id))
    .map(({ id }, index) => ({
      ...ofSeason(scope, season),
      number: last + 1 + index,
      kind: 'coach' as const,
      teamId: id,
      price,
      startPrice: price,
    }));
  await insertRows(
    scope.db,
    fantasyEntrants,
    rows.map((row) => ({ ...row, startGames: 0 })),
  );
  await enterPrices(scope, season, rows, round);
  return rows.length;
}

const ofSeason = ({ tenantId }: TenantScope, { id: fantasySeasonId }: FantasySeasonRow) => ({
  tenantId,
  fantasySeasonId,
});

const enterPrices = (
  scope: TenantScope,
  season: FantasySeasonRow,
  rows: readonly { number: number; price: number }[],
  round: number,
) =>
  insertRows(
    scope.db,
    fantasyEntrantPrices,
    rows.map(({ number, price }) => ({ ...ofSeason(scope, season), round, entrant: number, price })),
  );

/** Writes the team of each player as the rosters are now; null for who has left. Returns whether anybody moved. */
export async function followRosters(
  scope: TenantScope,
  season: FantasySeasonRow,
  players: readonly RosterPlayer[],
): Promise<boolean> {
  const own = and(eq(fantasyEntrants.fantasySeasonId, season.id), eq(fantasyEntrants.kind, 'player'));
  const known = await scope.db
    .select()
    .from(fantasyEntrants)
    .where(ofTenant(scope, fantasyEntrants, own));
  const teamOf = new Map(players.map(({ personId, teamId }) => [personId, teamId]));
  const moved = known.filter(
    ({ personId, teamId }) => personId !== null && teamOf.has(personId) && teamOf.get(personId) !== teamId,
  );
  for (const [teamId, ofTeam] of Map.groupBy(moved, ({ personId }) => teamOf.get(personId ?? '') ?? null)) {
    const numbers = ofTeam.map(({ number }) => number);
    await scope.db
      .update(fantasyEntrants)
      .set({ teamId })
      .where(ofTenant(scope, fantasyEntrants, and(own, inArray(fantasyEntrants.number, numbers))));
  }
  return moved.length > 0;
}
