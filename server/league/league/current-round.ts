type PlayedRound = { games: number; finished: number };

/**
 * The round that a visitor wants to see: the last one of which at least half has been played, or the next if it is over.
 * So neither a postponed game of an old round nor one that was moved forward misleads it. Rounds come in order.
 */
export function currentRound<Round extends PlayedRound>(rounds: readonly Round[]): Round | null {
  const last = rounds.findLastIndex(({ games, finished }) => games > 0 && finished * 2 >= games);
  const round = rounds[last];
  if (!round) return rounds[0] ?? null;
  return round.finished < round.games ? round : (rounds[last + 1] ?? round);
}
