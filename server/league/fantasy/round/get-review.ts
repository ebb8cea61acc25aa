import { and, asc, eq, sql } from 'drizzle-orm';
import type { EntrantRef } from '#lib/api/contract/fantasy/common.ts';
import type { FantasyRoundReview } from '#lib/api/contract/fantasy/round.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { fantasyEntrantPrices } from '#server/db/schema/fantasy.ts';
import { fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { fantasySquads, fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { dependsOnLive } from '#server/league/depends-on.ts';
import { toBestFive } from '#server/league/fantasy/entrant/candidates.ts';
import { listEntrants, loadEntrantRefs } from '#server/league/fantasy/entrant/entrants.ts';
import { countOwnership, perMilleOf } from '#server/league/fantasy/entrant/ownership.ts';
import { correctionsOf } from '#server/league/fantasy/ledger/corrections.ts';
import { listLines } from '#server/league/fantasy/ledger/lines.ts';
import { pointsOfRound } from '#server/league/fantasy/ledger/sums.ts';
import { type FantasySeasonRow, findFantasySeason } from '#server/league/fantasy/season/find.ts';
import { toSquadRef } from '#server/league/fantasy/squad/find.ts';
import { loadSummaries } from '#server/league/game/load-summaries.ts';
import type { LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { selectRoundGames } from './round-games.ts';
import { isLocked, listRounds, requireRound, toRoundRef } from './rounds.ts';
import { turnsOf } from './turns.ts';

const maxListed = 10;

/** Returns a round in review; who is in the squads only once its deadline has passed. Throws `not-found`. */
export async function getRoundReview(
  scope: ReadScope,
  slugs: LeagueSlugs,
  number: number,
  now = Date.now(),
): Promise<FantasyRoundReview> {
  const { season } = await findFantasySeason(scope, slugs);
  const round = requireRound(await listRounds(scope, season.id), number);
  const rows = await selectRoundGames(scope, season.id, round.id);
  const games = await loadSummaries(
    scope,
    rows.map(({ gameId }) => gameId),
  );
  dependsOnLive(scope, [...games.values()]);
  const turns = turnsOf(rows);
  const entrants = await listEntrants(scope, season.id);
  const refs = await loadEntrantRefs(scope, entrants);
  const points = await pointsOfRound(scope, season.id, number);
  const ownership = isLocked(round, now) ? await countOwnership(scope, season, round) : null;
  const lines = await listLines(scope, season.id, eq(fantasyLines.round, number));
  const shares = (counts: ReadonlyMap<number, number>) => topShares(counts, ownership?.squads ?? 1, refs);
  return {
    round: toRoundRef(scope, round, now),
    games: rows.flatMap(({ gameId }) => {
      const game = games.get(gameId);
      return game ? [{ turn: turns.get(gameId) ?? 1, game }] : [];
    }),
    ...(await totalsOf(scope, season, number)),
    bestFive: toBestFive(entrants, points, season.rules.squad, refs),
    mostOwned: ownership && shares(ownership.owned),
    mostCaptained: ownership && shares(ownership.captained),
    ...(await priceMoves(scope, season, number, refs)),
    corrections: correctionsOf(lines, refs),
  };
}

async function totalsOf(scope: TenantScope, season: FantasySeasonRow, round: number) {
  const isOfRound = ofTenant(
    scope,
    fantasySquads,
    and(
      eq(fantasySquads.fantasySeasonId, season.id),
      eq(fantasyTotals.round, round),
      eq(fantasyTotals.isAverage, false),
    ),
  );
  const [all] = await scope.db
    .select({
      squads: sql<number>`count(*)::int`,
      average: sql<number | null>`floor(avg(${fantasyTotals.points}))`.mapWith(Number),
    })
    .from(fantasyTotals)
    .innerJoin(fantasySquads, belongsTo(fantasyTotals, fantasyTotals.squadId, fantasySquads))
    .where(isOfRound);
  const best = await scope.db
    .select({ total: fantasyTotals, squad: fantasySquads })
    .from(fantasyTotals)
    .innerJoin(fantasySquads, belongsTo(fantasyTotals, fantasyTotals.squadId, fantasySquads))
    .where(isOfRound)
    .orderBy(asc(fantasyTotals.rank), asc(fantasySquads.number))
    .limit(maxListed);
  return {
    squads: all?.squads ?? 0,
    average: all?.average ?? null,
    best: best.map(({ total, squad }) => ({ rank: total.rank, squad: toSquadRef(squad), points: total.points })),
  };
}

const topShares = (counts: ReadonlyMap<number, number>, squads: number, refs: ReadonlyMap<number, EntrantRef>) =>
  [...counts]
    .toSorted(([a, one], [b, other]) => other - one || a - b)
    .slice(0, maxListed)
    .flatMap(([number, count]) => {
      const entrant = refs.get(number);
      return entrant ? [{ entrant, share: perMilleOf(count, squads) }] : [];
    });

/** The prices that rose and fell most by the points of a round. */
async function priceMoves(
  scope: TenantScope,
  season: FantasySeasonRow,
  round: number,
  refs: ReadonlyMap<number, EntrantRef>,
) {
  const rows = await scope.db
    .select()
    .from(fantasyEntrantPrices)
    .where(
      ofTenant(
        scope,
        fantasyEntrantPrices,
        and(eq(fantasyEntrantPrices.fantasySeasonId, season.id), eq(fantasyEntrantPrices.ofRound, round)),
      ),
    )
    .orderBy(asc(fantasyEntrantPrices.entrant));
  const moves = rows.flatMap(({ entrant: number, price, working }) => {
    const entrant = refs.get(number);
    return entrant && working ? [{ entrant, change: working.cappedChange, price }] : [];
  });
  return {
    risers: moves
      .filter(({ change }) => change > 0)
      .toSorted((a, b) => b.change - a.change)
      .slice(0, maxListed),
    fallers: moves
      .filter(({ change }) => change < 0)
      .toSorted((a, b) => a.change - b.change)
      .slice(0, maxListed),
  };
}
