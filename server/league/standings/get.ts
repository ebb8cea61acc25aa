import type { z } from 'zod';
import type { getStandings as call } from '#lib/api/contract/standings.ts';
import { tags } from '#lib/api/tags.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { listDecidedGames } from './decided-games.ts';
import { selectStandingsInput } from './select.ts';
import { tablePlaces } from './table-places.ts';
import { computeStandings } from './tables-of.ts';

/** Computes the standings of a league from its games. Throws `not-found`. */
export async function getStandings(scope: ReadScope, slugs: LeagueSlugs): Promise<z.output<typeof call.answer>> {
  const found = await findLeague(scope, slugs);
  dependsOn(scope, tags.league(found.league.id));
  const rows = await selectStandingsInput(scope, found.league.id);
  return {
    profile: found.league.standingsProfile,
    tables: computeStandings(scope, found, rows, tablePlaces(rows)),
    decidedGames: await listDecidedGames(scope, found, rows),
  };
}
