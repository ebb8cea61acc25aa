/**
 * The extent of one or several competitions over all seasons. `teams` counts entries: a team of three seasons counts
 * three times.
 */
export type Played = { seasons: number; games: number; teams: number };

/** Minimum attempts per game for a percentage, as in the leaders of a single season. */
const attemptsPerGame = { twoPointShare: 3, threePointShare: 2, freeThrowShare: 2 } as const;

/** Minimum total attempts for a percentage, however short the season. */
export const minAttempts = 20;

const maxSeasons = 4;

/**
 * Returns the minimum for all-time averages and percentages: half of the games a team plays in all seasons, in at most
 * four. Attempts are totals over these games.
 */
export function allTimeMinimum({ seasons, games, teams }: Played) {
  const gamesPerTeam = teams === 0 ? 0 : (2 * games) / teams;
  const minGames = Math.max(1, Math.ceil((gamesPerTeam / 2) * Math.min(seasons, maxSeasons)));
  const attempts = (perGame: number) => Math.max(minAttempts, perGame * minGames);
  return {
    games: minGames,
    attempts: {
      twoPointShare: attempts(attemptsPerGame.twoPointShare),
      threePointShare: attempts(attemptsPerGame.threePointShare),
      freeThrowShare: attempts(attemptsPerGame.freeThrowShare),
    },
  };
}
