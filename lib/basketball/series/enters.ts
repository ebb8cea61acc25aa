type Played = { home: string | null; away: string | null; loser: string | null };

/**
 * Between two teams that have both lost a series of an earlier round: a series for a place. While a side is open: one that no
 * winner of a linked tree comes to, and that leads nowhere.
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

/** Whether a team comes into this round without a series in an earlier one, though there were some: it had a bye. */
export function hadBye(team: string | null, earlier: readonly Played[]): boolean {
  return team !== null && earlier.length > 0 && !earlier.some(({ home, away }) => home === team || away === team);
}
