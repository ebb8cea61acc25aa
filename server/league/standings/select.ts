import { asc, eq, inArray, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { atOnce, type RunQueries } from '#server/db/run-queries.ts';
import { games } from '#server/db/schema/games.ts';
import { groups, groupTeams, phases } from '#server/db/schema/phases.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { standingsDecisions } from '#server/db/schema/standings-decisions.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';
import { listParticipants } from '#server/league/league/get.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { isReplayOrdered } from '#server/league/result/replay-ordered.ts';

const gameColumns = {
  id: games.id,
  slug: games.slug,
  phaseId: games.phaseId,
  groupId: games.groupId,
  duelNumber: games.duelNumber,
  homeTeamId: games.homeTeamId,
  awayTeamId: games.awayTeamId,
  state: games.state,
  isReplayOrdered,
  guilty: games.guilty,
  homeScore: games.homeScore,
  awayScore: games.awayScore,
  periods: games.periods,
  overtimes: games.overtimes,
  tipOffAt: games.tipOffAt,
  tipOffDate: games.tipOffDate,
  /** The date at the venue. */
  day: sql<
    string | null
  >`coalesce(${games.tipOffDate}, (${games.tipOffAt} at time zone ${games.timeZone})::date)::text`,
};

/** Selects all input of a league's standings; pass `oneByOne` in a transaction. */
export async function selectStandingsInput(scope: ReadScope, leagueId: string, run: RunQueries = atOnce) {
  const { db } = scope;
  const ofLeague = db
    .select({ id: phases.id })
    .from(phases)
    .where(ofTenant(scope, phases, eq(phases.leagueId, leagueId)));
  const [phaseRows, groupRows, memberRows, decisions, gameRows, teams] = await run([
    () =>
      db
        .select()
        .from(phases)
        .where(ofTenant(scope, phases, eq(phases.leagueId, leagueId)))
        .orderBy(asc(phases.order), asc(phases.id)),
    () =>
      db
        .select()
        .from(groups)
        .where(ofTenant(scope, groups, inArray(groups.phaseId, ofLeague)))
        .orderBy(asc(groups.order), asc(groups.id)),
    () =>
      db
        .select({ groupId: groupTeams.groupId, teamId: groupTeams.teamId })
        .from(groupTeams)
        .innerJoin(groups, belongsTo(groupTeams, groupTeams.groupId, groups))
        .where(ofTenant(scope, groupTeams, inArray(groups.phaseId, ofLeague))),
    () =>
      db
        .select()
        .from(standingsDecisions)
        .where(ofTenant(scope, standingsDecisions, inArray(standingsDecisions.phaseId, ofLeague))),
    () =>
      db
        .select({ game: gameColumns, round: { slug: rounds.slug, number: rounds.number } })
        .from(games)
        .innerJoin(rounds, belongsTo(games, games.roundId, rounds))
        .where(ofTenant(scope, games, eq(games.leagueId, leagueId), countsInCompetition)),
    () => listParticipants(scope, leagueId),
  ]);
  return { phases: phaseRows, groups: groupRows, members: memberRows, decisions, games: gameRows, teams };
}

export type StandingsRows = Awaited<ReturnType<typeof selectStandingsInput>>;
export type RankedGame = StandingsRows['games'][number];
