export type GameDuration = { regulationMs: number; overtimeMs: number };

/**
 * Returns the time left as a share of regulation at a moment of play. In an overtime, and at its start, it is what is left
 * of the overtime; a level score at the end of a period begins the next one.
 */
export function timeLeft(elapsedMs: number, isLevel: boolean, { regulationMs, overtimeMs }: GameDuration): number {
  const over = elapsedMs - regulationMs;
  if (over < 0) return -over / regulationMs;
  const played = over % overtimeMs;
  if (played === 0 && !isLevel) return 0;
  return (overtimeMs - played) / regulationMs;
}
