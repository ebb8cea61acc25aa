import type { z } from 'zod';
import type { getTableOfDay as call } from '#lib/api/contract/game-history.ts';
import { tags } from '#lib/api/tags.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { findGame } from '#server/league/game/find.ts';
import { findLeague } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type StandingsRows, selectStandingsInput } from './select.ts';
import { tablePlaces } from './table-places.ts';
import { computeStandings } from './tables-of.ts';

/**
 * Returns the standings of a game's phase and group after its day at the venue, with later games as scheduled; the current
 * standings for a game without a date. `table` is null if the phase has no standings. Throws `not-found`.
 */
export async function getTableOfDay(scope: ReadScope, gameId: string): Promise<z.output<typeof call.answer>> {
  const { game, league: own, season } = await findGame(scope, gameId);
  const found = await findLeague(scope, { season: season.slug, league: own.slug });
  dependsOn(scope, tags.league(found.league.id));
  const rows = await selectStandingsInput(scope, found.league.id);
  const day = rows.games.find((row) => row.game.id === gameId)?.game.day ?? game.tipOffDate;
  const place = tablePlaces(rows).find(
    ({ phase, group }) => phase.id === game.phaseId && (group === null || group.id === game.groupId),
  );
  if (!place) return { table: null, day };
  const [table = null] = computeStandings(scope, found, day === null ? rows : asOf(rows, day), [place]);
  return { table, day };
}

function asOf(rows: StandingsRows, day: string): StandingsRows {
  return {
    ...rows,
    decisions: rows.decisions.filter(({ decidedOn }) => decidedOn === null || decidedOn <= day),
    games: rows.games.map((row) => {
      if (row.game.day !== null && row.game.day <= day) return row;
      return { ...row, game: { ...row.game, state: 'scheduled', homeScore: null, awayScore: null } };
    }),
  };
}
