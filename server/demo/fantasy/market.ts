import { eq } from 'drizzle-orm';
import { fantasyEntrantPrices } from '#server/db/schema/fantasy.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { listEntrants } from '#server/league/fantasy/entrant/entrants.ts';
import { sumByEntrant } from '#server/league/fantasy/ledger/sums.ts';
import { isLocked, listRounds } from '#server/league/fantasy/round/rounds.ts';
import { fetchFantasySeason } from '#server/league/fantasy/season/find.ts';

/** What simulated managers know: prices before a round, and the points of the one before it. */
export type Market = Awaited<ReturnType<typeof openMarket>>;

export async function openMarket(scope: TenantScope, seasonId: string, now = Date.now()) {
  const season = await fetchFantasySeason(scope, seasonId);
  const entrants = await listEntrants(scope, seasonId);
  const rounds = (await listRounds(scope, seasonId))
    .filter((round) => isLocked(round, now))
    .map(({ number }) => number);
  const prices = await scope.db
    .select()
    .from(fantasyEntrantPrices)
    .where(ofTenant(scope, fantasyEntrantPrices, eq(fantasyEntrantPrices.fantasySeasonId, seasonId)));
  const priceOf = new Map(prices.map(({ entrant, ofRound, price }) => [`${entrant} ${ofRound}`, price]));
  const sums = await sumByEntrant(scope, seasonId);
  const pointsOf = new Map(sums.map(({ round, entrant, points }) => [`${entrant} ${round}`, points]));
  const known = new Map(entrants.map((entrant) => [entrant.number, entrant]));
  return {
    rules: season.rules,
    known,
    rounds,
    players: entrants.filter(({ kind, teamId }) => kind === 'player' && teamId !== null).map(({ number }) => number),
    coaches: entrants.filter(({ kind }) => kind === 'coach').map(({ number }) => number),
    price(entrant: number, round: number): number {
      for (let of = round - 1; of >= 0; of -= 1) {
        const price = priceOf.get(`${entrant} ${of}`);
        if (price !== undefined) return price;
      }
      return known.get(entrant)?.startPrice ?? 0;
    },
    last: (entrant: number, round: number): number => pointsOf.get(`${entrant} ${round - 1}`) ?? 0,
  };
}
