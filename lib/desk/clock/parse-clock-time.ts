/** Parses a typed time, such as `9:59`, `59.9` or `24`, to milliseconds; null where it is invalid. */
export function parseClockTime(text: string): number | null {
  const match = /^(?:(\d{1,2}):([0-5]?\d)|(\d{1,3}))(?:[.,](\d))?$/.exec(text.trim());
  if (!match) return null;
  const [, minutes = '0', seconds, alone, tenth = '0'] = match;
  return (Number(minutes) * 60 + Number(seconds ?? alone)) * 1000 + Number(tenth) * 100;
}
