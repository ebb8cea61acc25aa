type Played = { home: string | null; away: string | null; loser: string | null };

/**
 * Returns whether a series is a placement series: both teams have lost a series of an earlier round. While a side is
 * open: no winner of a linked bracket feeds it and it leads nowhere.
 */
export function isForPlace(
  { home, away }: Played,
  earlier: readonly Played[],
  links: { isFed: boolean; isTreeLinked: boolean; leadsOn: boolean },
): boolean {
  if (home === null || away === null) {
    return earlier.length > 0 && links.isTreeLinked && !links.isFed && !links.leadsOn;
  }
  const losers = new Set(earlier.map(({ loser }) => loser));
  return losers.has(home) && losers.has(away);
}

/** Returns whether a team had a bye: it enters this round without a series in an earlier one. */
export function hadBye(team: string | null, earlier: readonly Played[]): boolean {
  return team !== null && earlier.length > 0 && !earlier.some(({ home, away }) => home === team || away === team);
}
