import type { z } from 'zod';
import type { getStandings as call } from '#lib/api/contract/standings.ts';
import { gameAddress } from '#server/league/game/address.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import { present } from '#server/league/present.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { makeTable } from './make-table.ts';
import { standingsProfileOf } from './profile-of.ts';
import { selectStandingsInput } from './select.ts';
import { tablePlaces } from './table-places.ts';
import type { RowContext } from './to-row.ts';

/** The tables of a league, computed from its games. A phase may have a profile of its own. Throws `not-found`. */
export async function getStandings(scope: ReadScope, slugs: LeagueSlugs): Promise<z.output<typeof call.answer>> {
  const { league, season } = await findLeague(scope, slugs);
  const rows = await selectStandingsInput(scope, league.id);
  const games = new Map(rows.games.map((row) => [row.game.id, row]));
  const formGame: RowContext['formGame'] = (id) => {
    const row = present(games, id);
    const address = gameAddress({ ...row, league, season, duel: null, playoffRound: null });
    return { address, home: row.game.homeScore ?? 0, away: row.game.awayScore ?? 0 };
  };
  const tables = tablePlaces(rows).map((place) => {
    const own = place.phase.standingsProfile;
    const profile = standingsProfileOf(own ? { standingsProfile: own, ownStandings: null } : league);
    return makeTable(scope, rows, place, profile, formGame);
  });
  return { profile: league.standingsProfile, tables };
}
