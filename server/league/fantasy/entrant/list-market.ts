import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { RoundRef } from '#lib/api/contract/fantasy/common.ts';
import type { MarketItem } from '#lib/api/contract/fantasy/market.ts';
import type { Restriction } from '#lib/api/contract/restriction.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { fantasyEntrantPrices } from '#server/db/schema/fantasy.ts';
import { memberships } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { sumByEntrant } from '#server/league/fantasy/ledger/sums.ts';
import { isDecidedGame, type RoundGameRow, selectRoundGames } from '#server/league/fantasy/round/round-games.ts';
import { aroundNow, listRounds, toRoundRef } from '#server/league/fantasy/round/rounds.ts';
import { findFantasySeason } from '#server/league/fantasy/season/find.ts';
import type { LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';
import { todayInSql } from '#server/league/tenant/today.ts';
import { type EntrantRow, entrantIn, listEntrants, loadEntrantRefs } from './entrants.ts';
import { countOwnership, ownershipOf } from './ownership.ts';

const formRounds = 5;
const nextGames = 3;

/** Lists everybody who can be picked, the dearest first. Throws `not-found`. */
export async function listMarket(
  scope: ReadScope,
  slugs: LeagueSlugs,
  now = Date.now(),
): Promise<{ round: RoundRef | null; items: MarketItem[] }> {
  const { season } = await findFantasySeason(scope, slugs);
  const rounds = await listRounds(scope, season.id);
  const { coming, current } = aroundNow(rounds, now);
  const entrants = (await listEntrants(scope, season.id)).filter(({ teamId }) => teamId !== null);
  const [refs, sums, games, ownership, changes, restricted] = [
    await loadEntrantRefs(scope, entrants),
    Map.groupBy(await sumByEntrant(scope, season.id), ({ entrant }) => entrant),
    await selectRoundGames(scope, season.id),
    await countOwnership(scope, season, current),
    await lastChanges(scope, season.id),
    await restrictedNow(scope, entrants),
  ];
  const teams = await loadTeamRefs(
    scope,
    games.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]),
  );
  const items = entrants.map((entrant): MarketItem => {
    const own = (sums.get(entrant.number) ?? []).toSorted((a, b) => b.round - a.round);
    return {
      entrant: entrantIn(refs, entrant.number),
      price: entrant.price,
      priceChange: changes.get(entrant.number) ?? 0,
      points: own.reduce((sum, { points }) => sum + points, 0),
      games: own.length,
      form: own.slice(0, formRounds).map(({ points }) => points),
      next: nextOf(entrant, games, teams, now),
      ownership: ownershipOf(ownership, entrant.number),
      restriction: (entrant.personId && restricted.get(entrant.personId)) || null,
    };
  });
  return {
    round: coming && toRoundRef(scope, coming, now),
    items: items.toSorted((a, b) => b.price - a.price || a.entrant.number - b.entrant.number),
  };
}

function nextOf(
  { teamId }: EntrantRow,
  games: readonly RoundGameRow[],
  teams: ReadonlyMap<string, TeamRef>,
  now: number,
): MarketItem['next'] {
  return games
    .filter((game) => !isDecidedGame(game) && game.state !== 'live' && (game.tipOffAt?.getTime() ?? Infinity) > now)
    .filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId)
    .flatMap(({ round, tipOffAt, homeTeamId, awayTeamId }) => {
      const isHome = homeTeamId === teamId;
      const opponent = teams.get((isHome ? awayTeamId : homeTeamId) ?? '');
      return opponent ? [{ round, opponent, isHome, tipOffAt: tipOffAt?.toISOString() ?? null }] : [];
    })
    .slice(0, nextGames);
}

/** The change of price that the latest round made. */
async function lastChanges(scope: TenantScope, seasonId: string): Promise<Map<number, number>> {
  const rows = await scope.db
    .selectDistinctOn([fantasyEntrantPrices.entrant], {
      entrant: fantasyEntrantPrices.entrant,
      working: fantasyEntrantPrices.working,
    })
    .from(fantasyEntrantPrices)
    .where(
      ofTenant(
        scope,
        fantasyEntrantPrices,
        and(eq(fantasyEntrantPrices.fantasySeasonId, seasonId), gt(fantasyEntrantPrices.ofRound, 0)),
      ),
    )
    .orderBy(fantasyEntrantPrices.entrant, desc(fantasyEntrantPrices.ofRound));
  return new Map(rows.map(({ entrant, working }) => [entrant, working?.cappedChange ?? 0]));
}

async function restrictedNow(scope: TenantScope, entrants: readonly EntrantRow[]): Promise<Map<string, Restriction>> {
  const teamIds = [...new Set(entrants.map(({ teamId }) => teamId))];
  const rows = await scope.db
    .select({ personId: memberships.personId, restriction: memberships.restriction })
    .from(memberships)
    .where(
      ofTenant(
        scope,
        memberships,
        sql`${memberships.teamId} = any(${sql.param(teamIds)}::uuid[])`,
        sql`${memberships.restriction} is not null`,
        sql`(${memberships.restrictedUntil} is null or ${memberships.restrictedUntil} >= ${todayInSql(scope)})`,
      ),
    );
  return new Map(rows.flatMap(({ personId, restriction }) => (restriction ? [[personId, restriction]] : [])));
}
