import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { type PlayedMargin, strengthGames } from '#lib/basketball/ratings/team-strength.ts';
import { fittedCoefficients } from '#lib/basketball/win-probability/coefficients.ts';
import { type Forecast, forecastGame } from '#lib/basketball/win-probability/forecast.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn, dependsOnEach } from '#server/league/depends-on.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { countsInCompetition } from './counting.ts';
import { playedAt } from './rows.ts';
import { rulesOf } from './rules.ts';

/**
 * Returns what was expected before a game, from earlier games of its teams in its league. Null where the game has no
 * log of its plays by its rules, or no teams. Throws `ProfileError`.
 */
export async function loadForecast(scope: ReadScope, gameId: string): Promise<Forecast | null> {
  const [game] = await scope.db
    .select({
      leagueId: games.leagueId,
      homeTeamId: games.homeTeamId,
      awayTeamId: games.awayTeamId,
      isNeutralVenue: games.isNeutralVenue,
      rulesProfile: games.rulesProfile,
      ownRules: games.ownRules,
      playedAt: sql<string>`${playedAt}::text`,
    })
    .from(games)
    .where(ofTenant(scope, games, eq(games.id, gameId)));
  if (!game?.homeTeamId || !game.awayTeamId) return null;
  const rules = rulesOf(game);
  if (rules.recordedAs === 'scoresheet') return null;
  dependsOn(scope, tags.leagueFormat(game.leagueId));
  const [home, away] = await Promise.all([
    selectEarlier(scope, game, game.homeTeamId),
    selectEarlier(scope, game, game.awayTeamId),
  ]);
  dependsOnEach(
    scope,
    tags.game,
    [...home, ...away].map(({ id }) => id),
    [tags.league(game.leagueId)],
  );
  return forecastGame(
    {
      home: marginsOf(home, game.homeTeamId),
      away: marginsOf(away, game.awayTeamId),
      isNeutral: game.isNeutralVenue,
    },
    rules.winProbability ?? fittedCoefficients,
  );
}

type Earlier = Awaited<ReturnType<typeof selectEarlier>>;
type Before = { leagueId: string; playedAt: string };

/** Selects the last games of a team before a game, in any state: their results may still change. */
function selectEarlier(scope: ReadScope, before: Before, teamId: string) {
  return scope.db
    .select({
      id: games.id,
      state: games.state,
      homeTeamId: games.homeTeamId,
      homeScore: games.homeScore,
      awayScore: games.awayScore,
      isNeutralVenue: games.isNeutralVenue,
    })
    .from(games)
    .where(
      ofTenant(
        scope,
        games,
        eq(games.leagueId, before.leagueId),
        or(eq(games.homeTeamId, teamId), eq(games.awayTeamId, teamId)),
        and(isNotNull(games.homeTeamId), isNotNull(games.awayTeamId)),
        countsInCompetition,
        sql`${playedAt} < ${before.playedAt}::timestamptz`,
      ),
    )
    .orderBy(desc(playedAt), desc(games.id))
    .limit(strengthGames);
}

function marginsOf(earlier: Earlier, teamId: string): PlayedMargin[] {
  return earlier.flatMap(({ state, homeTeamId, homeScore, awayScore, isNeutralVenue }) => {
    if (state !== 'final' || homeScore === null || awayScore === null) return [];
    const isHome = homeTeamId === teamId;
    const margin = isHome ? homeScore - awayScore : awayScore - homeScore;
    return [{ margin, at: isNeutralVenue ? ('neutral' as const) : isHome ? ('home' as const) : ('away' as const) }];
  });
}
