import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** The tip-off for sorting: 23:59 UTC for a date without a time, `infinity` for a game without a date. */
export const playedAt = sql<string>`coalesce(${games.tipOffAt}, timezone('UTC', ${games.tipOffDate} + time '23:59'), 'infinity')`;

/** The order of a game's round or playoff round in its phase. */
export const roundOrder = sql<number>`coalesce(${rounds.order}, ${playoffRounds.order}, 0)`;

const { externalIds, logSource, logHash, revision, createdAt, updatedAt, homeLabel, awayLabel, ...gameColumns } =
  getTableColumns(games);

const columns = {
  game: gameColumns,
  league: { id: leagues.id, slug: leagues.slug, name: leagues.name, names: leagues.names, logo: leagues.logo },
  season: { slug: seasons.slug, name: seasons.name, names: seasons.names },
  phase: { slug: phases.slug, name: phases.name, names: phases.names, kind: phases.kind, order: phases.order },
  round: { slug: rounds.slug, name: rounds.name, names: rounds.names, number: rounds.number },
  duel: {
    slug: duels.slug,
    homeTeamId: duels.homeTeamId,
    awayTeamId: duels.awayTeamId,
    bestOf: duels.bestOf,
    aggregate: duels.aggregate,
    isInferred: duels.isInferred,
  },
  playoffRound: { slug: playoffRounds.slug, name: playoffRounds.name, names: playoffRounds.names },
  venue: { id: venues.id, slug: venues.slug, name: venues.name, names: venues.names, city: venues.city },
  playedAt: sql<string>`${playedAt}::text`,
  roundOrder,
};

/** Selects games of the tenant joined with league, season, phase, round, duel and venue; append order and limit. */
export function selectGames(scope: ReadScope, ...conditions: (SQL | undefined)[]) {
  return scope.db
    .select(columns)
    .from(games)
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .innerJoin(phases, belongsTo(games, games.phaseId, phases))
    .leftJoin(rounds, belongsTo(games, games.roundId, rounds))
    .leftJoin(duels, belongsTo(games, games.duelId, duels))
    .leftJoin(playoffRounds, belongsTo(duels, duels.playoffRoundId, playoffRounds))
    .leftJoin(venues, belongsTo(games, games.venueId, venues))
    .where(ofTenant(scope, games, ...conditions))
    .$dynamic();
}

export type GameRow = Awaited<ReturnType<typeof selectGames>>[number];
