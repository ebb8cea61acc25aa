import type { Leader, LeaderBoard, PlayerSeason } from '#lib/api/contract/league-players.ts';

/** Minimum ratio of the games of the club's player with the most games. */
const minGamesRatio = 1 / 3;

const totals = {
  points: ({ totals }) => totals.points,
  rebounds: ({ totals }) => totals.offensiveRebounds + totals.defensiveRebounds,
  assists: ({ totals }) => totals.assists,
  pir: ({ pir }) => pir,
} as const satisfies Partial<Record<LeaderBoard['category'], (player: PlayerSeason) => number | null>>;

const categories = ['points', 'rebounds', 'assists', 'pir'] as const satisfies readonly (keyof typeof totals)[];

/** Returns the top `limit` players of a club per game, in the shape of league leaders. Equal values share a rank. */
export function clubBoards(players: readonly PlayerSeason[], club: string, limit: number): LeaderBoard[] {
  const own = players.filter(({ team, games }) => team.club === club && games > 0);
  const minGames = Math.max(1, Math.ceil(Math.max(0, ...own.map(({ games }) => games)) * minGamesRatio));
  const counted = own.filter(({ games }) => games >= minGames);
  return categories.map((category) => ({
    category,
    minimum: { games: minGames, attemptsPerTeamGame: null },
    leaders: rank(counted.flatMap((player) => averageOf(player, totals[category](player)))).slice(0, limit),
  }));
}

function averageOf({ player, team, games }: PlayerSeason, total: number | null): Omit<Leader, 'rank'>[] {
  return total === null ? [] : [{ player, team, games, value: total / games }];
}

function rank(players: readonly Omit<Leader, 'rank'>[]): Leader[] {
  const sorted = players.toSorted((one, other) => other.value - one.value || other.games - one.games);
  return sorted.map((player) => ({ ...player, rank: 1 + sorted.filter(({ value }) => value > player.value).length }));
}
