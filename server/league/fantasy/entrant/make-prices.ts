import { eq, sql } from 'drizzle-orm';
import { worthOf } from '#lib/basketball/fantasy/calculate-points.ts';
import { changePrice } from '#lib/basketball/fantasy/price-change.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { fantasyEntrantPrices, fantasyRounds } from '#server/db/schema/fantasy.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { pointsOfRound } from '#server/league/fantasy/ledger/sums.ts';
import { selectRoundGames } from '#server/league/fantasy/round/round-games.ts';
import { aroundNow, type RoundRow } from '#server/league/fantasy/round/rounds.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { enterPlayers, followRosters, listRosterPlayers } from './enter-players.ts';
import { listEntrants } from './entrants.ts';

/**
 * Makes the prices that follow from rounds which are over and have made none yet: once for each round, so that a correction later on
 * moves points and no price. Players who have come to the league join the market. Returns whether there were any.
 */
export async function makePrices(
  scope: TenantScope,
  season: FantasySeasonRow,
  rounds: readonly RoundRow[],
  now: Date,
): Promise<boolean> {
  const due = rounds.filter(({ endedAt, pricedAt }) => endedAt !== null && pricedAt === null);
  const coming = aroundNow(rounds, now.getTime()).coming?.number ?? (rounds.at(-1)?.number ?? 0) + 1;
  for (const round of due) await priceRound(scope, season, round, coming, now);
  if (due.length === 0) return false;
  const players = await listRosterPlayers(scope, season.leagueId);
  await followRosters(scope, season, players);
  await enterPlayers(
    scope,
    season,
    players.filter(({ teamId }) => teamId !== null),
    coming,
  );
  return true;
}

async function priceRound(
  scope: TenantScope,
  season: FantasySeasonRow,
  round: RoundRow,
  coming: number,
  now: Date,
): Promise<void> {
  const points = await pointsOfRound(scope, season.id, round.number);
  const games = await selectRoundGames(scope, season.id, round.id);
  const counted = games.filter(({ state }) => worthOf(state, season.rules.scoring) === 'counts');
  const teams = new Set(counted.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  const entrants = await listEntrants(scope, season.id);
  const rows = entrants.map(({ number, price, teamId }) => {
    const made = points.get(number) ?? (teamId !== null && teams.has(teamId) ? 0 : null);
    const working = changePrice(price, made, season.rules.prices);
    return {
      tenantId: scope.tenantId,
      fantasySeasonId: season.id,
      round: coming,
      entrant: number,
      price: working.to,
      ofRound: round.number,
      working,
    };
  });
  await insertRows(scope.db, fantasyEntrantPrices, rows);
  await scope.db.execute(sql`
    update fantasy_entrant entrant set price = made.price from fantasy_entrant_price made
    where made.tenant_id = entrant.tenant_id and made.fantasy_season_id = entrant.fantasy_season_id
      and made.entrant = entrant.number and made.of_round = ${round.number}
      and entrant.tenant_id = ${scope.tenantId} and entrant.fantasy_season_id = ${season.id}`);
  await scope.db
    .update(fantasyRounds)
    .set({ pricedAt: now })
    .where(ofTenant(scope, fantasyRounds, eq(fantasyRounds.id, round.id)));
}
