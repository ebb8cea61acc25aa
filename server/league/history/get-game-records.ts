import type { GameRecordBoard } from '#lib/api/contract/history.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { recordStatistics } from '#lib/basketball/all-time-categories.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';
import { uniqueIds } from '#server/league/unique-ids.ts';
import { getMinimum } from './get-minimum.ts';
import { countTied, selectRecords } from './select-records.ts';

type Query = { competition?: string | undefined; limit: number };

/** Returns the single-game records by statistic, with the games. Throws `not-found` for an unknown competition. */
export async function getGameRecords(scope: ReadScope, { competition, limit }: Query): Promise<GameRecordBoard[]> {
  await getMinimum(scope, competition);
  const rows = await selectRecords(scope, competition, limit);
  const byStatistic = Map.groupBy(rows, ({ statistic }) => statistic);
  const lasts = [...byStatistic.values()].flatMap((own) => own.at(-1) ?? []);
  const [tied, players, teams, list] = await Promise.all([
    countTied(scope, competition, lasts),
    loadPlayerRefs(
      scope,
      rows.map(({ personId }) => personId),
    ),
    loadTeamRefs(
      scope,
      rows.map(({ teamId }) => teamId),
    ),
    selectGames(scope, inIds(games.id, uniqueIds(rows.map(({ gameId }) => gameId)))),
  ]);
  const summaries = new Map((await summariseGames(scope, list)).map((game) => [game.id, game]));
  return recordStatistics.map((statistic) => {
    const own = byStatistic.get(statistic) ?? [];
    const last = own.at(-1)?.value;
    return {
      statistic,
      records: own.map(({ rank, value, personId, teamId, gameId }) => ({
        rank,
        value,
        player: requireEntry(players, personId),
        team: requireEntry(teams, teamId),
        game: requireEntry(summaries, gameId),
      })),
      further: (tied.get(statistic) ?? 0) - own.filter(({ value }) => value === last).length,
    };
  });
}
