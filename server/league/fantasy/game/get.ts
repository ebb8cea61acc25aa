import { and, eq, or } from 'drizzle-orm';
import type { GameFantasy } from '#lib/api/contract/fantasy/round.ts';
import { tags } from '#lib/api/tags.ts';
import { worthOf } from '#lib/basketball/fantasy/calculate-points.ts';
import { inIds } from '#server/db/in-ids.ts';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn, dependsOnLive } from '#server/league/depends-on.ts';
import { type EntrantRow, entrantIn, loadEntrantRefs } from '#server/league/fantasy/entrant/entrants.ts';
import { gameState } from '#server/league/fantasy/entrant/get-entrant.ts';
import { countOwnership, ownershipOf } from '#server/league/fantasy/entrant/ownership.ts';
import { correctionsOf } from '#server/league/fantasy/ledger/corrections.ts';
import { listLines, sumBooked, toLedgerLine } from '#server/league/fantasy/ledger/lines.ts';
import { selectRoundGames } from '#server/league/fantasy/round/round-games.ts';
import { isLocked, listRounds, toRoundRef } from '#server/league/fantasy/round/rounds.ts';
import { type FantasySeasonRow, fantasySeasonOf } from '#server/league/fantasy/season/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type GameRow, loadFantasyGame } from './load-game.ts';

/** Returns the fantasy side of a game. Throws `not-found`, also where its league plays no fantasy season. */
export async function getGameFantasy(scope: ReadScope, gameId: string, now = Date.now()): Promise<GameFantasy> {
  dependsOn(scope, tags.game(gameId));
  const loaded = await loadFantasyGame(scope, gameId);
  if (!loaded) throw notFound('game', gameId);
  const { row, game } = loaded;
  dependsOn(scope, tags.leagueFormat(row.leagueId), tags.leaguePlayers(row.leagueId));
  dependsOnLive(scope, [row]);
  const season = await fantasySeasonOf(scope, row.leagueId);
  if (!season) throw notFound('fantasy season of game', gameId);
  dependsOn(scope, tags.fantasy(season.id));
  const place = (await selectRoundGames(scope, season.id)).find((one) => one.gameId === gameId);
  const rounds = await listRounds(scope, season.id);
  const round = rounds.find(({ id }) => id === place?.roundId) ?? null;
  const sideOfPerson = new Map(game.players.map(({ personId, side }) => [personId, side]));
  const entrants = await entrantsOf(scope, season, row, [...sideOfPerson.keys()]);
  const refs = await loadEntrantRefs(scope, entrants);
  const lines = await listLines(scope, season.id, eq(fantasyLines.gameId, gameId));
  const locked = round && isLocked(round, now) ? round : null;
  const ownership = await countOwnership(scope, season, locked);
  return {
    state: round ? gameState(worthOf(row.state, season.rules.scoring)) : 'outside',
    round: round && toRoundRef(scope, round, now),
    scoring: season.rules.scoring,
    entrants: entrants.map(({ number, personId, price, teamId }) => {
      const own = lines.filter(({ entrant }) => entrant === number);
      const side = (personId && sideOfPerson.get(personId)) || (teamId === row.homeTeamId ? 'home' : 'away');
      return {
        entrant: entrantIn(refs, number),
        side,
        personId,
        price,
        ownership: ownershipOf(ownership, number),
        points: sumBooked(own),
        lines: own.map(toLedgerLine),
      };
    }),
    corrections: correctionsOf(lines, refs),
  };
}

/** Who is of one of the teams now, or is on the game's sheet. */
async function entrantsOf(
  scope: ReadScope,
  season: FantasySeasonRow,
  { homeTeamId, awayTeamId }: GameRow,
  personIds: readonly string[],
): Promise<EntrantRow[]> {
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  return scope.db
    .select()
    .from(fantasyEntrants)
    .where(
      ofTenant(
        scope,
        fantasyEntrants,
        and(
          eq(fantasyEntrants.fantasySeasonId, season.id),
          or(inIds(fantasyEntrants.teamId, teamIds), inIds(fantasyEntrants.personId, personIds)),
        ),
      ),
    )
    .orderBy(fantasyEntrants.number);
}
