import * as numbers from '#lib/api/contract/box-score.ts';
import * as calls from '#lib/api/contract/game.ts';
import * as history from '#lib/api/contract/game-history.ts';
import * as reports from '#lib/api/contract/game-report.ts';
import * as neighbours from '#lib/api/contract/neighbouring-games.ts';
import * as plays from '#lib/api/contract/play-by-play.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { getPlayoffGame, getRoundGame } from '#server/league/game/get.ts';
import { getBoxScore } from '#server/league/game/get-box-score.ts';
import { getGameFlow } from '#server/league/game/get-flow.ts';
import { getPlayByPlay } from '#server/league/game/get-play-by-play.ts';
import { getGameHistory } from '#server/league/game/history/get.ts';
import { listGames } from '#server/league/game/list.ts';
import { listNeighbours } from '#server/league/game/list-neighbours.ts';
import { listLeagueGames } from '#server/league/game/list-of-league.ts';
import { listNewsOfGame } from '#server/league/news/list-of-game.ts';
import { getTableOfDay } from '#server/league/standings/get-of-day.ts';

export function mountGames(api: Api): void {
  mount(api, calls.listGames, (scope, { query }) => listGames(scope, query), 'live');
  mount(api, calls.listLeagueGames, (scope, { params, query }) => listLeagueGames(scope, params, query), 'live');
  mount(api, calls.getRoundGame, (scope, { params }) => getRoundGame(scope, params), 'live');
  mount(api, calls.getPlayoffGame, (scope, { params }) => getPlayoffGame(scope, params), 'live');
  mount(
    api,
    numbers.getBoxScore,
    async (scope, { params }) => ({ boxScore: await getBoxScore(scope, params.gameId) }),
    'live',
  );
  mount(
    api,
    plays.getPlayByPlay,
    async (scope, { params }) => ({ playByPlay: await getPlayByPlay(scope, params.gameId) }),
    'live',
  );
  mount(
    api,
    numbers.getGameFlow,
    async (scope, { params }) => ({ flow: await getGameFlow(scope, params.gameId) }),
    'live',
  );
  mount(
    api,
    history.getGameHistory,
    async (scope, { params }) => ({ history: await getGameHistory(scope, params.gameId) }),
    'live',
  );
  mount(api, neighbours.getNeighbouringGames, (scope, { params }) => listNeighbours(scope, params.gameId));
  mount(api, history.getTableOfDay, (scope, { params }) => getTableOfDay(scope, params.gameId), 'live');
  mount(api, reports.getGameReports, async (scope, { params }) => ({
    reports: await listNewsOfGame(scope, params.gameId),
  }));
}
