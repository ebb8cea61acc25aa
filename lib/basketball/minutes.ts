/**
 * Minutes as the box score shows them (Statisticians' Manual): less than 30 s down, 30 s or more up; any time above zero is at
 * least 1; the full game only for somebody who played all of it. Null stays null ("–").
 */
export function displayMinutes(playedMs: number | null, gameMs: number): number | null {
  if (playedMs === null) return null;
  if (playedMs <= 0) return 0;
  const full = Math.floor(gameMs / 60_000);
  const rounded = Math.max(1, Math.round(playedMs / 60_000));
  return playedMs < gameMs && rounded >= full ? Math.max(1, full - 1) : rounded;
}

/** Time on court as `M:SS`, rounded to the nearest second. */
export function formatPlayingTime(playedMs: number): string {
  const seconds = Math.round(Math.max(0, playedMs) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
