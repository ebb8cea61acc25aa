import type { GameSummary } from '#lib/api/contract/game.ts';
import type { MonthMvps, Mvps, RoundMvps } from '#lib/api/contract/mvps.ts';
import type { PlayerRef } from '#lib/api/contract/player.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { tags } from '#lib/api/tags.ts';
import { games } from '#server/db/schema/games.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import { localisedName } from '#server/league/names/localised.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { inIds } from '#server/league/rollup/in-ids.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';
import { bestOfMonth, minimumOfMonth } from './best-of-month.ts';
import { type AwardGame, selectAwardGames, selectMonthRatings, selectRoundBests } from './select.ts';

/** Lists the best players of each round and month of a league by index rating, latest first. Throws `not-found`. */
export async function listMvps(scope: ReadScope, slugs: LeagueSlugs): Promise<Mvps> {
  const { league } = await findLeague(scope, slugs);
  dependsOn(scope, tags.league(league.id), tags.leaguePlayers(league.id));
  const [awardGames, bests, ratings] = await Promise.all([
    selectAwardGames(scope, league.id),
    selectRoundBests(scope, league.id),
    selectMonthRatings(scope, league.id),
  ]);
  const months = bestOfMonths(awardGames, ratings);
  const winners = [...bests, ...months.flatMap(({ best }) => best)];
  const [shown, players, teams] = await Promise.all([
    loadGames(
      scope,
      bests.map(({ gameId }) => gameId),
    ),
    loadPlayerRefs(
      scope,
      winners.map(({ personId }) => personId),
    ),
    loadTeamRefs(
      scope,
      winners.map(({ teamId }) => teamId),
    ),
  ]);
  const found: Found = { games: shown, players, teams };
  const bestsOf = Map.groupBy(bests, ({ roundId }) => roundId);
  return {
    rounds: [...Map.groupBy(awardGames, ({ round }) => round.id).values()]
      .flatMap((ofRound) => toRoundMvps(scope, ofRound, bestsOf.get(ofRound[0]?.round.id ?? '') ?? [], found))
      .reverse(),
    months: months.map((each) => toMonthMvps(each, found)).reverse(),
  };
}

type Found = {
  games: ReadonlyMap<string, GameSummary>;
  players: ReadonlyMap<string, PlayerRef>;
  teams: ReadonlyMap<string, TeamRef>;
};
type Best = Awaited<ReturnType<typeof selectRoundBests>>[number];
type BestOfMonth = ReturnType<typeof bestOfMonths>[number];

function toRoundMvps(scope: ReadScope, ofRound: AwardGame[], bests: readonly Best[], found: Found): RoundMvps[] {
  const round = ofRound[0]?.round;
  if (!round || bests.length === 0) return [];
  return [
    {
      round: { slug: round.slug, name: localisedName(scope, round.name, round.names) },
      ...recordOf(ofRound),
      mvps: bests.map(({ personId, teamId, gameId, pir }) => ({
        player: requireEntry(found.players, personId),
        team: requireEntry(found.teams, teamId),
        pir,
        game: requireEntry(found.games, gameId),
      })),
    },
  ];
}

/** The months of a league in order, each with its games and best players; none without. */
function bestOfMonths(awardGames: readonly AwardGame[], ratings: Awaited<ReturnType<typeof selectMonthRatings>>) {
  const gamesOf = Map.groupBy(awardGames, ({ month }) => month ?? '');
  return [...Map.groupBy(ratings, ({ month }) => month)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([month, ofMonth]) => {
      const all = gamesOf.get(month) ?? [];
      const rated = all.filter(({ isRated }) => isRated);
      const teams = new Set(rated.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
      const minimumGames = minimumOfMonth(rated.length, teams.size);
      const best = bestOfMonth(ofMonth, minimumGames);
      return best.length > 0 ? [{ month, games: all, minimumGames, best }] : [];
    });
}

function toMonthMvps({ month, games, minimumGames, best }: BestOfMonth, found: Found): MonthMvps {
  return {
    month,
    ...recordOf(games),
    minimumGames,
    mvps: best.map(({ personId, teamId, games, wins, pir }) => ({
      player: requireEntry(found.players, personId),
      team: requireEntry(found.teams, teamId),
      pirPerGame: pir / games,
      games,
      wins,
    })),
  };
}

const recordOf = (all: readonly AwardGame[]) => ({
  isComplete: all.every(({ isOver }) => isOver),
  recorded: {
    games: all.filter(({ isRated }) => isRated).length,
    of: all.filter(({ isDecided }) => isDecided).length,
  },
});

async function loadGames(scope: ReadScope, ids: readonly string[]): Promise<Map<string, GameSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await selectGames(scope, inIds(games.id, ids));
  return new Map((await summariseGames(scope, rows)).map((game) => [game.id, game]));
}
