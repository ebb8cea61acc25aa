import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TeamSeason } from '#lib/api/contract/league-teams.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { estimateGamePossessions } from '#lib/basketball/ratings/possessions.ts';
import { teamRatings } from '#lib/basketball/ratings/team-ratings.ts';
import { statLineOf } from '#lib/basketball/stat-line-of.ts';
import type { Stat } from '#lib/basketball/statistics.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { statLineColumns } from '#server/db/schema/stat-line-columns.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { rulesOf } from '#server/league/game/rules.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { countsInRollups } from '#server/league/rollup/counted.ts';
import { loadTeamRefs } from './refs.ts';

type Sums = Record<Stat | 'pir', SQL<number>>;

const opponents = alias(gameTeamStats, 'opponents');
const stats = Object.keys(statLineColumns()) as (keyof ReturnType<typeof statLineColumns>)[];

const sumsOf = (table: typeof gameTeamStats | typeof opponents) =>
  Object.fromEntries(stats.map((stat) => [stat, sql<number>`sum(${table[stat]})::int`])) as Sums;

/** Lists team totals of a league from counted games with a box score, by points per game. Throws `not-found`. */
export async function listTeamSeasons(scope: ReadScope, slugs: LeagueSlugs): Promise<TeamSeason[]> {
  const { league } = await findLeague(scope, slugs);
  const rows = await scope.db
    .select({
      teamId: gameTeamStats.teamId,
      games: sql<number>`count(*)::int`,
      /** Null unless counted in every game. */
      possessions: sql<
        number | null
      >`case when count(${gameTeamStats.possessions}) = count(*) then sum(${gameTeamStats.possessions})::int end`,
      opponentPossessions: sql<
        number | null
      >`case when count(${opponents.possessions}) = count(*) then sum(${opponents.possessions})::int end`,
      own: sumsOf(gameTeamStats),
      opponents: sumsOf(opponents),
    })
    .from(gameTeamStats)
    .innerJoin(games, belongsTo(gameTeamStats, gameTeamStats.gameId, games))
    .innerJoin(
      opponents,
      and(
        eq(opponents.tenantId, gameTeamStats.tenantId),
        eq(opponents.gameId, gameTeamStats.gameId),
        sql`${opponents.side} <> ${gameTeamStats.side}`,
      ),
    )
    .where(ofTenant(scope, gameTeamStats, eq(gameTeamStats.leagueId, league.id), countsInRollups))
    .groupBy(gameTeamStats.teamId);
  const teams = await loadTeamRefs(
    scope,
    rows.map(({ teamId }) => teamId),
  );
  const { periods } = rulesOf(league);
  return rows
    .map((row) => {
      const totals = statLineOf(row.own);
      const against = statLineOf(row.opponents);
      const { possessions: own, opponentPossessions: opponent } = row;
      const possessions =
        own !== null && opponent !== null
          ? { own, opponent, counted: true }
          : toOwnAndOpponent(estimateGamePossessions(totals, against));
      const regulationMs = periods.count * periods.lengthMs;
      return {
        team: requireEntry(teams, row.teamId),
        games: row.games,
        totals,
        opponents: against,
        pir: row.own.pir,
        ratings: teamRatings({ own: totals, opponent: against, possessions, regulationMs }),
      };
    })
    .sort((a, b) => b.totals.points / b.games - a.totals.points / a.games || (a.team.id < b.team.id ? -1 : 1));
}

function toOwnAndOpponent({ home, away, counted }: ReturnType<typeof estimateGamePossessions>) {
  return { own: home, opponent: away, counted };
}
