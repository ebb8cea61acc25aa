import type { SeasonSoFar } from '#lib/api/contract/game-history.ts';
import type { FormGame } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { sumGames } from '#lib/basketball/stat-sums.ts';
import { gameAddress } from '#server/league/game/address.ts';
import type { GameRow } from '#server/league/game/rows.ts';
import { winningTeamId } from '#server/league/game/winner.ts';

const formLength = 5;

/** Sums up a team's season. `rows`: its games, latest first; `lines`: its totals in those with a box score. */
export function toSeasonSoFar(
  teamId: string,
  rows: readonly GameRow[],
  lines: Parameters<typeof sumGames>[0],
  teams: ReadonlyMap<string, TeamRef>,
): SeasonSoFar {
  const games = rows
    .filter(({ game }) => game.homeTeamId === teamId || game.awayTeamId === teamId)
    .map((row) => ({ row, game: toFormGame(teamId, row, teams) }));
  const sums = sumGames(lines);
  const record = (atHome: boolean) => {
    const played = games.filter(({ game }) => game.atHome === atHome);
    const won = played.filter(({ game }) => game.won).length;
    return { won, lost: played.length - won };
  };
  const [home, away] = [record(true), record(false)];
  return {
    played: games.length,
    won: home.won + away.won,
    lost: home.lost + away.lost,
    home,
    away,
    pointsFor: games.reduce((sum, { game }) => sum + game.score.own, 0),
    pointsAgainst: games.reduce((sum, { game }) => sum + game.score.opponent, 0),
    form: games
      .slice(0, formLength)
      .map(({ game }) => game)
      .reverse(),
    totals: sums && { games: sums.games, line: sums.totals, recorded: sums.recorded },
  };
}

function toFormGame(teamId: string, row: GameRow, teams: ReadonlyMap<string, TeamRef>): FormGame {
  const { game } = row;
  const atHome = game.homeTeamId === teamId;
  const [home, away] = [game.homeScore ?? 0, game.awayScore ?? 0];
  return {
    gameId: game.id,
    address: gameAddress(row),
    won: winningTeamId(game) === teamId,
    opponent: teams.get((atHome ? game.awayTeamId : game.homeTeamId) ?? '')?.shortName ?? '',
    atHome,
    score: atHome ? { own: home, opponent: away } : { own: away, opponent: home },
  };
}
