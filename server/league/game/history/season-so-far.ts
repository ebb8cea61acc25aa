import type { SeasonSoFar } from '#lib/api/contract/game-history.ts';
import type { FormGame } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { gameOutcome } from '#lib/basketball/game-outcome.ts';
import type { Outcome } from '#lib/basketball/standings/counted-game.ts';
import { sumGames } from '#lib/basketball/stat-sums.ts';
import { gameAddress } from '#server/league/game/address.ts';
import type { GameRow } from '#server/league/game/rows.ts';
import { scoreOf } from '#server/league/result/claims.ts';
import { countedPairs, type TeamLine } from './counted-pairs.ts';

const formLength = 5;

/**
 * Sums up a team's season. `rows`: games of both teams, latest first; `lines`: of both sides in those whose statistics count. Points
 * and totals leave awarded games out, the record does not.
 */
export function toSeasonSoFar(
  teamId: string,
  rows: readonly GameRow[],
  lines: readonly TeamLine[],
  teams: ReadonlyMap<string, TeamRef>,
): SeasonSoFar {
  const own = rows.filter(({ game }) => game.homeTeamId === teamId || game.awayTeamId === teamId);
  const games = own.flatMap((row) => toFormGame(teamId, row, teams));
  const pairs = countedPairs(teamId, own, lines);
  const sums = sumGames(pairs.map((pair) => pair.own));
  const record = (atHome: boolean) => {
    const count = (outcome: Outcome) =>
      games.filter((game) => game.atHome === atHome && game.outcome === outcome).length;
    return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
  };
  const [home, away] = [record(true), record(false)];
  return {
    played: games.length,
    won: home.won + away.won,
    drawn: home.drawn + away.drawn,
    lost: home.lost + away.lost,
    home,
    away,
    pointsFor: sums?.totals.points ?? 0,
    pointsAgainst: pairs.reduce((sum, { opponent }) => sum + opponent.points, 0),
    form: games.slice(0, formLength).reverse(),
    totals: sums && { games: sums.games, line: sums.totals, recorded: sums.recorded },
  };
}

function toFormGame(teamId: string, row: GameRow, teams: ReadonlyMap<string, TeamRef>): FormGame[] {
  const { game } = row;
  const atHome = game.homeTeamId === teamId;
  const outcome = gameOutcome({ ...game, score: scoreOf(game) }, atHome ? 'home' : 'away');
  if (!outcome) return [];
  const [home, away] = [game.homeScore ?? 0, game.awayScore ?? 0];
  return [
    {
      gameId: game.id,
      address: gameAddress(row),
      outcome,
      opponent: teams.get((atHome ? game.awayTeamId : game.homeTeamId) ?? '')?.shortName ?? '',
      atHome,
      score: atHome ? { own: home, opponent: away } : { own: away, opponent: home },
    },
  ];
}
