import { and, eq } from 'drizzle-orm';
import type { Pick as SquadPick } from '#lib/api/contract/fantasy/common.ts';
import { tags } from '#lib/api/tags.ts';
import { worthOf } from '#lib/basketball/fantasy/calculate-points.ts';
import { inIds } from '#server/db/in-ids.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOnEach } from '#server/league/depends-on.ts';
import type { EntrantRow } from '#server/league/fantasy/entrant/entrants.ts';
import { gameState } from '#server/league/fantasy/entrant/get-entrant.ts';
import { isDecidedGame, type RoundGameRow, selectRoundGames } from '#server/league/fantasy/round/round-games.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

type Played = Pick<SquadPick, 'didPlay' | 'state'>;

/**
 * Tells by number who played in a round, by its decided games, and what is said of the points. `didPlay` is null for who has not played
 * while a game of the team is not decided.
 */
export async function whoPlayed(
  scope: ReadScope,
  { id: seasonId, rules }: FantasySeasonRow,
  roundId: string,
  entrants: readonly EntrantRow[],
): Promise<Map<number, Played>> {
  const games = await selectRoundGames(scope, seasonId, roundId);
  const played = await gamesByPerson(scope, games.filter(isDecidedGame), entrants);
  const told = entrants.map(({ number, personId, teamId }) => {
    const playedIn = played.get(personId ?? '') ?? new Set();
    const isOfTeam = ({ homeTeamId, awayTeamId }: RoundGameRow) =>
      teamId !== null && (homeTeamId === teamId || awayTeamId === teamId);
    const own = games.filter((game) => isOfTeam(game) || playedIn.has(game.gameId));
    const states = new Set(own.map(({ state }) => gameState(worthOf(state, rules.scoring))));
    const state = order.find((one) => states.has(one)) ?? null;
    return { number, own, didPlay: didPlay(own, personId, playedIn.size > 0), state };
  });
  // The end of a game is announced by what it books, its beginning only by its own tag.
  const open = told.flatMap(({ own }) => own.filter((game) => !isDecidedGame(game)).map(({ gameId }) => gameId));
  dependsOnEach(scope, tags.game, open, [tags.games(scope.tenantId)]);
  return new Map(told.map(({ number, didPlay, state }) => [number, { didPlay, state }]));
}

const order = ['live', 'coming', 'booked', 'worthless'] as const;

function didPlay(own: readonly RoundGameRow[], personId: string | null, hasPlayed: boolean): boolean | null {
  if (hasPlayed) return true;
  if (own.some((game) => !isDecidedGame(game))) return null;
  return personId === null && own.length > 0;
}

/** The games in which each player played. */
async function gamesByPerson(
  scope: ReadScope,
  games: readonly RoundGameRow[],
  entrants: readonly EntrantRow[],
): Promise<Map<string, Set<string>>> {
  const rows = await scope.db
    .select({ personId: gamePlayerStats.personId, gameId: gamePlayerStats.gameId })
    .from(gamePlayerStats)
    .where(
      ofTenant(
        scope,
        gamePlayerStats,
        and(
          eq(gamePlayerStats.played, true),
          inIds(
            gamePlayerStats.gameId,
            games.map(({ gameId }) => gameId),
          ),
          inIds(
            gamePlayerStats.personId,
            entrants.flatMap(({ personId }) => personId ?? []),
          ),
        ),
      ),
    );
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  return new Map([...byPerson].map(([person, own]) => [person, new Set(own.map(({ gameId }) => gameId))]));
}
