import type { Leader, LeaderBoard, PlayerSeason } from '#lib/api/contract/league-players.ts';
import { gamesWithAll, perGame, type SummedStat } from '#lib/basketball/stat-sums.ts';

/** Minimum ratio of the games of the club's player with the most games. */
const minGamesRatio = 1 / 3;

const stats = {
  points: ['points'],
  rebounds: ['offensiveRebounds', 'defensiveRebounds'],
  assists: ['assists'],
  pir: ['pir'],
} as const satisfies Partial<Record<LeaderBoard['category'], readonly SummedStat[]>>;

const categories = ['points', 'rebounds', 'assists', 'pir'] as const satisfies readonly (keyof typeof stats)[];

/**
 * Returns the top `limit` players of a club per game, in the shape of league leaders, in the categories that were recorded.
 * Equal values share a rank.
 */
export function clubBoards(players: readonly PlayerSeason[], club: string, limit: number): LeaderBoard[] {
  const own = players.filter(({ team, games }) => team.club === club && games > 0);
  const most = (games: readonly number[]) => Math.max(0, ...games);
  return categories.flatMap((category): LeaderBoard[] => {
    const recorded = most(own.map((player) => gamesWithAll(player, stats[category])));
    const minGames = Math.max(1, Math.ceil(recorded * minGamesRatio));
    const leaders = own.flatMap((player): Omit<Leader, 'rank'>[] => {
      const games = gamesWithAll(player, stats[category]);
      const value = games >= minGames ? perGame(player, stats[category]) : null;
      return value === null ? [] : [{ player: player.player, team: player.team, games, value }];
    });
    if (leaders.length === 0) return [];
    return [
      {
        category,
        minimum: { games: minGames, attemptsPerTeamGame: null },
        recorded: { games: recorded, of: most(own.map(({ games }) => games)) },
        leaders: rank(leaders).slice(0, limit),
      },
    ];
  });
}

function rank(players: readonly Omit<Leader, 'rank'>[]): Leader[] {
  const sorted = players.toSorted((one, other) => other.value - one.value || other.games - one.games);
  return sorted.map((player) => ({ ...player, rank: 1 + sorted.filter(({ value }) => value > player.value).length }));
}
