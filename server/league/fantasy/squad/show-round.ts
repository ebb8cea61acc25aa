import { and, eq } from 'drizzle-orm';
import type { SquadRound } from '#lib/api/contract/fantasy/squad.ts';
import { entrantsOf } from '#lib/basketball/fantasy/lineup.ts';
import { scorePlaces } from '#lib/basketball/fantasy/score-squad.ts';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { entrantIn, loadEntrantRefs } from '#server/league/fantasy/entrant/entrants.ts';
import { loadGamesOfLines } from '#server/league/fantasy/game/load-games-of-lines.ts';
import { listLines, sumBooked } from '#server/league/fantasy/ledger/lines.ts';
import { type RoundRow, toRoundRef } from '#server/league/fantasy/round/rounds.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { inNumbers } from './in-numbers.ts';
import { lineupOf, toLineup } from './lineups.ts';
import { whoPlayed } from './who-played.ts';

/**
 * Returns the squad of a round with the lines of all its picks, added up from the ledger as it is now. Only for a round whose deadline
 * has passed, or for the squad's own manager.
 */
export async function showRound(
  scope: ReadScope,
  season: FantasySeasonRow,
  squadId: string,
  round: RoundRow,
  now: number,
): Promise<SquadRound> {
  const total = await totalOf(scope, squadId, round.number);
  const told = { round: toRoundRef(scope, round, now), rank: total?.rank ?? null };
  const row = await lineupOf(scope, squadId, round.number);
  if (!row)
    return {
      ...told,
      points: total?.points ?? 0,
      isAverage: total?.isAverage ?? false,
      picks: [],
      lines: [],
      games: [],
    };
  const lineup = toLineup(row);
  const numbers = entrantsOf(lineup);
  const entrants = await scope.db
    .select()
    .from(fantasyEntrants)
    .where(
      ofTenant(
        scope,
        fantasyEntrants,
        and(eq(fantasyEntrants.fantasySeasonId, season.id), inNumbers(fantasyEntrants.number, numbers)),
      ),
    );
  const refs = await loadEntrantRefs(scope, entrants);
  const lines = await listLines(
    scope,
    season.id,
    eq(fantasyLines.round, round.number),
    inNumbers(fantasyLines.entrant, numbers),
  );
  const pointsOf = (number: number) => sumBooked(lines.filter(({ entrant }) => entrant === number));
  const games = await loadGamesOfLines(
    scope,
    lines.map(({ gameId }) => gameId),
  );
  const played = await whoPlayed(scope, season, round.id, entrants);
  const places = scorePlaces(lineup, pointsOf, season.rules.squad);
  return {
    ...told,
    points: places.reduce((sum, { points }) => sum + points, 0),
    isAverage: false,
    picks: places.map(({ entrant, ...place }) => ({
      entrant: entrantIn(refs, entrant),
      ...place,
      ...(played.get(entrant) ?? { didPlay: null, state: null }),
    })),
    lines: lines.map(({ round: _round, ...line }) => line),
    games: [...games.values()],
  };
}

async function totalOf(scope: TenantScope, squadId: string, round: number) {
  const [row] = await scope.db
    .select()
    .from(fantasyTotals)
    .where(ofTenant(scope, fantasyTotals, and(eq(fantasyTotals.squadId, squadId), eq(fantasyTotals.round, round))));
  return row ?? null;
}
