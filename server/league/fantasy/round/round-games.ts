import { and, asc, eq } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { fantasyRoundGames, fantasyRounds } from '#server/db/schema/fantasy.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Selects the games of the rounds of a fantasy season, or of one round, by time. */
export function selectRoundGames(scope: TenantScope, seasonId: string, roundId?: string) {
  return scope.db
    .select({
      roundId: fantasyRoundGames.fantasyRoundId,
      round: fantasyRounds.number,
      gameId: games.id,
      state: games.state,
      tipOffAt: games.tipOffAt,
      tipOffDate: games.tipOffDate,
      timeZone: games.timeZone,
      startedAt: fantasyRoundGames.startedAt,
      homeTeamId: games.homeTeamId,
      awayTeamId: games.awayTeamId,
    })
    .from(fantasyRoundGames)
    .innerJoin(fantasyRounds, belongsTo(fantasyRoundGames, fantasyRoundGames.fantasyRoundId, fantasyRounds))
    .innerJoin(games, belongsTo(fantasyRoundGames, fantasyRoundGames.gameId, games))
    .where(
      ofTenant(
        scope,
        fantasyRoundGames,
        and(
          eq(fantasyRounds.fantasySeasonId, seasonId),
          roundId === undefined ? undefined : eq(fantasyRoundGames.fantasyRoundId, roundId),
        ),
      ),
    )
    .orderBy(asc(fantasyRounds.number), asc(games.tipOffAt), asc(games.id));
}

export type RoundGameRow = Awaited<ReturnType<typeof selectRoundGames>>[number];

const decided: ReadonlySet<string> = new Set(['final', 'forfeited', 'defaulted', 'annulled', 'cancelled']);

export const isDecidedGame = ({ state }: { state: string }): boolean => decided.has(state);

const played: ReadonlySet<string> = new Set(['final', 'defaulted']);

/**
 * Whether nothing of a round is to come: a postponed game is waited for no longer, its points count when it is played. A round of which
 * nothing was played is over only once every game is decided.
 */
export const isRoundOver = (all: readonly { state: string }[]): boolean =>
  all.length > 0 &&
  all.every((game) => isDecidedGame(game) || game.state === 'postponed') &&
  (all.some(({ state }) => played.has(state)) || all.every(isDecidedGame));

/** Times of a game as `deadlineOf` takes them; one that no round has yet has not begun. */
export const timesOf = ({
  state,
  tipOffAt,
  startedAt = null,
}: Pick<RoundGameRow, 'state' | 'tipOffAt'> & { startedAt?: Date | null }) => ({
  state,
  tipOffAt: tipOffAt?.getTime() ?? null,
  startedAt: startedAt?.getTime() ?? null,
});
