const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the time of day of an instant in a time zone, such as 19:30. */
export function timeOfDay(instant: Date | number, timeZone: string): string {
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', options);
  formats.set(timeZone, format);
  return format.format(instant);
}
