import type { Leader, LeaderBoard, PlayerSeason } from '#lib/api/contract/league-players.ts';

/** A player counts from a third of the games of the one who has played most. */
const shareOfGames = 1 / 3;

const totals = {
  points: ({ totals }) => totals.points,
  rebounds: ({ totals }) => totals.offensiveRebounds + totals.defensiveRebounds,
  assists: ({ totals }) => totals.assists,
  pir: ({ pir }) => pir,
} as const satisfies Partial<Record<LeaderBoard['category'], (player: PlayerSeason) => number | null>>;

const categories = ['points', 'rebounds', 'assists', 'pir'] as const satisfies readonly (keyof typeof totals)[];

/** The best `limit` players of a club, per game, as a league names its own. Who is level shares the rank. */
export function clubBoards(players: readonly PlayerSeason[], club: string, limit: number): LeaderBoard[] {
  const own = players.filter(({ team, games }) => team.club === club && games > 0);
  const least = Math.max(1, Math.ceil(Math.max(0, ...own.map(({ games }) => games)) * shareOfGames));
  const counted = own.filter(({ games }) => games >= least);
  return categories.map((category) => ({
    category,
    minimum: { games: least, attemptsPerTeamGame: null },
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
