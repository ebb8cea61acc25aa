/** A played game of a team: its points minus the opponent's, and where it was played. */
export type PlayedMargin = { margin: number; at: 'home' | 'away' | 'neutral' };

/** How many of a team's last games its strength is made of. */
export const strengthGames = 15;

/** Level games that are added to those played, so that few games say little. */
const levelGames = 5;

/**
 * Returns how many points per game a team is better than an average opponent at a neutral venue, from its games before,
 * latest first. `homeCourt` is the advantage of the home team in points.
 */
export function teamStrength(latest: readonly PlayedMargin[], homeCourt: number): number {
  const games = latest.slice(0, strengthGames);
  const sum = games.reduce((total, { margin, at }) => total + margin - advantage[at] * homeCourt, 0);
  return sum / (games.length + levelGames);
}

const advantage = { home: 1, away: -1, neutral: 0 } as const;
