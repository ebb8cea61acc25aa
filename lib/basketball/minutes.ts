/** Formats playing time in milliseconds as `M:SS`, rounded to the nearest second. */
export function formatPlayingTime(playedMs: number): string {
  const seconds = Math.round(Math.max(0, playedMs) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
