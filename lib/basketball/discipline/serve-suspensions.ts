/** A game of somebody's team, as far as serving is concerned. */
export type ServableGame = { id: string; leagueId: string; day: string; at: number };

/** A suspension for a number of games: from a day on, and of fouls from the game after theirs. */
export type SuspensionOfGames = {
  id: string;
  /** Null: served in every league. */
  leagueId: string | null;
  games: number;
  fromDay: string;
  /** When the game began in which it was earned. */
  afterAt: number | null;
  /** The first day on which it does not stand any more. */
  liftedOn: string | null;
};

/**
 * Returns which games have served each suspension of one person, by its id. `games` are those of the person's teams that count, in the order in which
 * they were played, without any in which the person has played. A game serves one suspension: that which began first.
 */
export function serveSuspensions(
  suspensions: readonly SuspensionOfGames[],
  games: readonly ServableGame[],
): Map<string, string[]> {
  const served = new Map(suspensions.map(({ id }) => [id, [] as string[]]));
  const inOrder = suspensions.toSorted(
    (a, b) => (a.afterAt ?? startOf(a.fromDay)) - (b.afterAt ?? startOf(b.fromDay)) || a.id.localeCompare(b.id),
  );
  for (const game of games) {
    const next = inOrder.find((one) => stands(one, game) && (served.get(one.id)?.length ?? 0) < one.games);
    if (next) served.get(next.id)?.push(game.id);
  }
  return served;
}

/** Whether a suspension stands on the day of a game of a league, apart from how much of it is served. */
export function stands(
  { leagueId, fromDay, afterAt, liftedOn }: Omit<SuspensionOfGames, 'id' | 'games'>,
  game: Omit<ServableGame, 'id'>,
): boolean {
  if (leagueId !== null && leagueId !== game.leagueId) return false;
  if (liftedOn !== null && game.day >= liftedOn) return false;
  return game.day >= fromDay && (afterAt === null || game.at > afterAt);
}

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
