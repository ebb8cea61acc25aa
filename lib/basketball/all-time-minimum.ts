/** What was played in a competition, or in several, over all seasons. `teams` are entries: a team of three seasons is three. */
export type Played = { seasons: number; games: number; teams: number };

/** Attempts a game that make a share count, as in the tables of a single season. */
const attemptsPerGame = { twoPointShare: 3, threePointShare: 2, freeThrowShare: 2 } as const;

/** With fewer attempts a share says nothing, however short the season. */
export const minAttempts = 20;

const maxSeasons = 4;

/**
 * Who is counted in all-time averages and shares: who has played half of what a team plays in all of the seasons, of four at
 * most. Attempts are over all of these games.
 */
export function allTimeMinimum({ seasons, games, teams }: Played) {
  const ofTeam = teams === 0 ? 0 : (2 * games) / teams;
  const least = Math.max(1, Math.ceil((ofTeam / 2) * Math.min(seasons, maxSeasons)));
  const attempts = (each: number) => Math.max(minAttempts, each * least);
  return {
    games: least,
    attempts: {
      twoPointShare: attempts(attemptsPerGame.twoPointShare),
      threePointShare: attempts(attemptsPerGame.threePointShare),
      freeThrowShare: attempts(attemptsPerGame.freeThrowShare),
    },
  };
}
