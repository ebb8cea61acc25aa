import type { PlayoffsOfLeague } from '#lib/api/contract/competition/playoffs.ts';
import { atOnce } from '#server/db/run-queries.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { readTables } from '#server/league/standings/decide/read.ts';
import { loadPlayoffs } from './load.ts';
import { openGamesOf } from './open-games.ts';
import { presentPlayoff } from './present.ts';

/** Lists the seeded playoffs of a league, and the phases that teams can come from. The caller authorises. Throws `not-found`. */
export async function listPlayoffs(scope: ReadScope, leagueId: string): Promise<PlayoffsOfLeague> {
  const tables = await readTables(scope, leagueId, atOnce, scope.locale);
  const { places, rows, reader } = tables;
  const sources = [...Map.groupBy(places, ({ phase }) => phase.id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return {
      phaseId: first.phase.id,
      name: localisedName(reader, first.phase.name, first.phase.names),
      groups: own.flatMap(({ group }) => (group ? localisedName(reader, group.name, group.names) : [])),
      teams: own.reduce((sum, { members }) => sum + members.size, 0),
      openGames: openGamesOf(rows, first.phase.id),
    };
  });
  const items = await loadPlayoffs(scope, leagueId);
  return { sources, items: items.map((playoff) => presentPlayoff(tables, playoff)) };
}
