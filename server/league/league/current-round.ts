type PlayedRound = { games: number; finished: number };

/**
 * Returns the current round: the last with at least half of its games finished, or the next one if all are. Postponed or
 * advanced single games thus do not affect it. `rounds` must be in order; null only without rounds.
 */
export function currentRound<Round extends PlayedRound>(rounds: readonly Round[]): Round | null {
  const last = rounds.findLastIndex(({ games, finished }) => games > 0 && finished * 2 >= games);
  const round = rounds[last];
  if (!round) return rounds[0] ?? null;
  return round.finished < round.games ? round : (rounds[last + 1] ?? round);
}
