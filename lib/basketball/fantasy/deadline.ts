/** Times in milliseconds. `startedAt`: when the first event was recorded. */
export type RoundGame = { state: string; tipOffAt: number | null; startedAt: number | null };

const isOff = (state: string) => state === 'postponed' || state === 'cancelled';

/** Returns when a game begins: at its scheduled tip-off or with its first recorded event, whichever is earlier. */
export function beginOf({ state, tipOffAt, startedAt }: RoundGame): number | null {
  const scheduled = isOff(state) ? null : tipOffAt;
  if (startedAt === null) return scheduled;
  return scheduled === null ? startedAt : Math.min(scheduled, startedAt);
}

/**
 * Returns the deadline of a round: when the first of its games begins. A moved game moves it until it has passed: `passed` is the stored
 * deadline, which stays once `now` is beyond it. A game that begins early brings it forward.
 */
export function deadlineOf(games: readonly RoundGame[], passed: number | null, now: number): number | null {
  const begins = games.flatMap((game) => beginOf(game) ?? []);
  const next = begins.length > 0 ? Math.min(...begins) : null;
  if (passed !== null && passed <= now) return passed;
  return next;
}

/** Whether a save counts: it was received before the deadline. At the deadline it is too late. */
export const isInTime = (receivedAt: number, deadline: number | null): boolean =>
  deadline === null || receivedAt < deadline;
