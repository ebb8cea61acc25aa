import { and, asc, eq, sql } from 'drizzle-orm';
import type { FantasySeason } from '#lib/api/contract/fantasy/season.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { fantasySquads, fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { toBestFive } from '#server/league/fantasy/entrant/candidates.ts';
import { listEntrants, loadEntrantRefs } from '#server/league/fantasy/entrant/entrants.ts';
import { sumByEntrant } from '#server/league/fantasy/ledger/sums.ts';
import { isDecidedGame, selectRoundGames } from '#server/league/fantasy/round/round-games.ts';
import { aroundNow, listRounds, toRoundRef } from '#server/league/fantasy/round/rounds.ts';
import { toSquadRef } from '#server/league/fantasy/squad/find.ts';
import type { LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type FantasySeasonRow, findFantasySeason } from './find.ts';

const maxLeaders = 5;

/** Returns the fantasy season of a league at a glance. Throws `not-found`, also where it plays none. */
export async function getFantasySeason(scope: ReadScope, slugs: LeagueSlugs, now = Date.now()): Promise<FantasySeason> {
  const { season } = await findFantasySeason(scope, slugs);
  const rounds = await listRounds(scope, season.id);
  const games = Map.groupBy(await selectRoundGames(scope, season.id), ({ round }) => round);
  const totals = await totalsByRound(scope, season);
  const squads = await scope.db.$count(fantasySquads, ofSeason(scope, season));
  const { coming, current } = aroundNow(rounds, now);
  const { latest, five, team } = await bestOf(scope, season);
  return {
    state: season.state === 'closed' ? 'closed' : 'open',
    rules: season.rules,
    squads,
    rounds: rounds.map((round) => ({
      ...toRoundRef(scope, round, now),
      games: games.get(round.number)?.length ?? 0,
      decided: games.get(round.number)?.filter(isDecidedGame).length ?? 0,
      average: totals.get(round.number)?.average ?? null,
      best: totals.get(round.number)?.best ?? null,
    })),
    coming: coming?.number ?? null,
    current: current?.number ?? null,
    leaders: await leadersOf(scope, season),
    bestFive: latest === null ? null : { round: latest, five },
    teamOfSeason: team,
    winner: season.winner && {
      rank: 1,
      squad: { number: season.winner.number, name: season.winner.name },
      points: season.winner.points,
    },
  };
}

const ofSeason = (scope: ReadScope, { id }: FantasySeasonRow) =>
  ofTenant(scope, fantasySquads, eq(fantasySquads.fantasySeasonId, id));

async function leadersOf(scope: ReadScope, season: FantasySeasonRow): Promise<FantasySeason['leaders']> {
  const rows = await scope.db
    .select()
    .from(fantasySquads)
    .where(and(ofSeason(scope, season), sql`${fantasySquads.rank} is not null`))
    .orderBy(asc(fantasySquads.rank), asc(fantasySquads.number))
    .limit(maxLeaders);
  return rows.map((row) => ({ rank: row.rank ?? 1, squad: toSquadRef(row), points: row.points }));
}

type RoundTotals = {
  average: number | null;
  best: { rank: number; squad: { number: number; name: string }; points: number } | null;
};

/** The mean down to a whole unit, and the best squad, of each counted round. */
async function totalsByRound(scope: ReadScope, season: FantasySeasonRow): Promise<Map<number, RoundTotals>> {
  const averages = await scope.db
    .select({
      round: fantasyTotals.round,
      average: sql<
        number | null
      >`floor(avg(${fantasyTotals.points}) filter (where not ${fantasyTotals.isAverage}))`.mapWith(Number),
    })
    .from(fantasyTotals)
    .innerJoin(fantasySquads, belongsTo(fantasyTotals, fantasyTotals.squadId, fantasySquads))
    .where(ofSeason(scope, season))
    .groupBy(fantasyTotals.round);
  const bests = await scope.db
    .selectDistinctOn([fantasyTotals.round], { total: fantasyTotals, squad: fantasySquads })
    .from(fantasyTotals)
    .innerJoin(fantasySquads, belongsTo(fantasyTotals, fantasyTotals.squadId, fantasySquads))
    .where(and(ofSeason(scope, season), eq(fantasyTotals.isAverage, false), eq(fantasyTotals.rank, 1)))
    .orderBy(fantasyTotals.round, asc(fantasySquads.number));
  const bestOfRound = new Map(
    bests.map(({ total, squad }) => [
      total.round,
      { rank: total.rank, squad: toSquadRef(squad), points: total.points },
    ]),
  );
  return new Map(averages.map(({ round, average }) => [round, { average, best: bestOfRound.get(round) ?? null }]));
}

async function bestOf(scope: ReadScope, season: FantasySeasonRow) {
  const sums = await sumByEntrant(scope, season.id);
  const entrants = await listEntrants(scope, season.id);
  const latest = sums.length === 0 ? null : Math.max(...sums.map(({ round }) => round));
  const ofLatest = new Map(
    sums.filter(({ round }) => round === latest).map(({ entrant, points }) => [entrant, points]),
  );
  const ofAll = new Map<number, number>();
  for (const { entrant, points } of sums) ofAll.set(entrant, (ofAll.get(entrant) ?? 0) + points);
  const refs = await loadEntrantRefs(scope, entrants);
  const { squad } = season.rules;
  return {
    latest,
    five: toBestFive(entrants, ofLatest, squad, refs),
    team: toBestFive(entrants, ofAll, squad, refs),
  };
}
