import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gamePlayerStats as line } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { countsInCompetition, countsInRollups } from '#server/league/game/counting.ts';
import { dayAtVenue } from '#server/league/game/day-at-venue.ts';
import { roundOrder } from '#server/league/game/rows.ts';
import { winnerSql } from '#server/league/game/winner-sql.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

const roundId = sql<string>`coalesce(${games.roundId}, ${duels.playoffRoundId})`;
const month = sql<string | null>`to_char(${dayAtVenue}, 'YYYY-MM')`;
const isDecided = sql<boolean>`${games.state} in ('final', 'forfeited', 'defaulted')`;
const isOver = sql<boolean>`${games.state} in ('final', 'forfeited', 'defaulted', 'annulled', 'cancelled')`;
const isRated: SQL<boolean> = sql<boolean>`(${countsInRollups} and exists (
  select from ${line} where ${line.tenantId} = ${games.tenantId} and ${line.gameId} = ${games.id} and ${line.pir} is not null))`;

/** Selects the games of a league that count, in order of phase and round, with what an award must know of each. */
export function selectAwardGames(scope: ReadScope, leagueId: string) {
  const name = sql<string>`coalesce(${rounds.name}, ${playoffRounds.name})`;
  return scope.db
    .select({
      round: {
        id: roundId,
        slug: sql<string>`coalesce(${rounds.slug}, ${playoffRounds.slug})`,
        name,
        names: sql<Record<string, string>>`coalesce(${rounds.names}, ${playoffRounds.names})`,
      },
      homeTeamId: games.homeTeamId,
      awayTeamId: games.awayTeamId,
      month,
      isDecided,
      isOver,
      isRated,
    })
    .from(games)
    .innerJoin(phases, belongsTo(games, games.phaseId, phases))
    .leftJoin(rounds, belongsTo(games, games.roundId, rounds))
    .leftJoin(duels, belongsTo(games, games.duelId, duels))
    .leftJoin(playoffRounds, belongsTo(duels, duels.playoffRoundId, playoffRounds))
    .where(ofTenant(scope, games, eq(games.leagueId, leagueId), countsInCompetition))
    .orderBy(asc(phases.order), asc(roundOrder), asc(roundId));
}

export type AwardGame = Awaited<ReturnType<typeof selectAwardGames>>[number];

/** Selects the lines with the best index rating of each round among those of winning teams. */
export function selectRoundBests(scope: ReadScope, leagueId: string) {
  const ranked = scope.db
    .select({
      roundId: sql<string>`${roundId}`.as('of_round'),
      gameId: line.gameId,
      personId: line.personId,
      teamId: line.teamId,
      pir: line.pir,
      rank: sql<number>`rank() over (partition by ${roundId} order by ${line.pir} desc)`.as('rank'),
    })
    .from(line)
    .innerJoin(games, belongsTo(line, line.gameId, games))
    .leftJoin(duels, belongsTo(games, games.duelId, duels))
    .where(ofTenant(scope, line, ofRatedLines(leagueId), sql`${winnerSql} = ${line.teamId}`))
    .as('ranked');
  return scope.db
    .select({
      roundId: ranked.roundId,
      gameId: ranked.gameId,
      personId: ranked.personId,
      teamId: ranked.teamId,
      pir: sql<number>`${ranked.pir}`,
    })
    .from(ranked)
    .where(eq(ranked.rank, 1))
    .orderBy(asc(ranked.gameId), asc(ranked.personId));
}

/** Selects the rated games of each player by month: how many, how many won, the sum of the index rating, the last team. */
export function selectMonthRatings(scope: ReadScope, leagueId: string) {
  return scope.db
    .select({
      month: sql<string>`${month}`,
      personId: line.personId,
      teamId: sql<string>`(array_agg(${line.teamId} order by ${dayAtVenue} desc, ${line.gameId}))[1]`,
      games: sql<number>`count(*)::int`,
      wins: sql<number>`(count(*) filter (where ${winnerSql} = ${line.teamId}))::int`,
      pir: sql<number>`sum(${line.pir})::int`,
    })
    .from(line)
    .innerJoin(games, belongsTo(line, line.gameId, games))
    .where(ofTenant(scope, line, ofRatedLines(leagueId), sql`${dayAtVenue} is not null`))
    .groupBy(month, line.personId);
}

export type MonthRating = Awaited<ReturnType<typeof selectMonthRatings>>[number];

const ofRatedLines = (leagueId: string) =>
  and(eq(line.leagueId, leagueId), eq(line.played, true), isNotNull(line.pir), countsInRollups);
