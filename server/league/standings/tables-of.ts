import type { StandingsTable } from '#lib/api/contract/standings.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { gameAddress } from '#server/league/game/address.ts';
import type { FoundLeague } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { computeTable, type TablePlace } from './make-table.ts';
import { profileOfPhase } from './profile-of.ts';
import type { StandingsRows } from './select.ts';
import type { RowContext } from './to-row.ts';

/** Computes the standings of each table of a league. A phase may have a profile of its own. */
export function computeStandings(
  scope: ReadScope,
  { league, season }: FoundLeague,
  rows: StandingsRows,
  places: readonly TablePlace[],
): StandingsTable[] {
  const games = new Map(rows.games.map((row) => [row.game.id, row]));
  const formGame: RowContext['formGame'] = (id) => {
    const row = requireEntry(games, id);
    const address = gameAddress({ ...row, league, season, duel: null, playoffRound: null });
    return { address, home: row.game.homeScore ?? 0, away: row.game.awayScore ?? 0 };
  };
  return places.map((place) => computeTable(scope, rows, place, (phase) => profileOfPhase(phase, league), formGame));
}
