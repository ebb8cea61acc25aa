type Played = { home: string | null; away: string | null; loser: string | null };

/** Between two teams that have both lost a series of an earlier round: a series for a place. */
export function isForPlace({ home, away }: Played, earlier: readonly Played[]): boolean {
  const losers = new Set(earlier.map(({ loser }) => loser));
  return home !== null && away !== null && losers.has(home) && losers.has(away);
}

/** Whether a team comes into this round without a series in an earlier one, though there were some: it had a bye. */
export function hadBye(team: string | null, earlier: readonly Played[]): boolean {
  return team !== null && earlier.length > 0 && !earlier.some(({ home, away }) => home === team || away === team);
}
