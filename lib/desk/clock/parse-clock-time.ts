/** Milliseconds of a time as somebody types it: `9:59`, `59.9`, `24`; null where it is none. */
export function parseClockTime(text: string): number | null {
  const match = /^(?:(\d{1,2}):([0-5]?\d)|(\d{1,3}))(?:[.,](\d))?$/.exec(text.trim());
  if (!match) return null;
  const [, minutes = '0', seconds, alone, tenth = '0'] = match;
  return (Number(minutes) * 60 + Number(seconds ?? alone)) * 1000 + Number(tenth) * 100;
}
