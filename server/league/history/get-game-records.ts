import { inArray } from 'drizzle-orm';
import { type GameRecordBoard, recordStatistics } from '#lib/api/contract/history.ts';
import { games } from '#server/db/schema/games.ts';
import { selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import { present } from '#server/league/present.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';
import { uniqueIds } from '#server/league/unique-ids.ts';
import { getMinimum } from './get-minimum.ts';
import { selectRecords } from './select-records.ts';

type Query = { competition?: string | undefined; limit: number };

/** The highest figures of a single game by statistic, with the games. Throws `not-found` for an unknown competition. */
export async function getGameRecords(scope: ReadScope, { competition, limit }: Query): Promise<GameRecordBoard[]> {
  await getMinimum(scope, competition);
  const rows = await selectRecords(scope, competition, limit);
  const [players, teams, list] = await Promise.all([
    loadPlayerRefs(
      scope,
      rows.map(({ personId }) => personId),
    ),
    loadTeamRefs(
      scope,
      rows.map(({ teamId }) => teamId),
    ),
    selectGames(scope, inArray(games.id, uniqueIds(rows.map(({ gameId }) => gameId)))),
  ]);
  const summaries = new Map((await summariseGames(scope, list)).map((game) => [game.id, game]));
  return recordStatistics.map((statistic) => {
    const own = rows.filter((row) => row.statistic === statistic);
    return {
      statistic,
      records: own.map(({ rank, value, personId, teamId, gameId }) => ({
        rank,
        value,
        player: present(players, personId),
        team: present(teams, teamId),
        game: present(summaries, gameId),
      })),
      further: (own[0]?.level ?? 0) - own.length,
    };
  });
}
