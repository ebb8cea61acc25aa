/** Parses `MM:SS`, `MM:SS:CC` or `MM:SS.C` (hundredths or tenths) to milliseconds, null for anything else. */
export function parseClock(text: string): number | null {
  const match = /^(\d{1,3}):(\d{1,2})(?:[:.](\d{1,3}))?$/.exec(text.trim());
  if (!match) return null;
  const fraction = match[3] ? Number(`0.${match[3]}`) : 0;
  return Math.round((Number(match[1]) * 60 + Number(match[2]) + fraction) * 1000);
}
