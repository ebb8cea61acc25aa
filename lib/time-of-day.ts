/** Returns the time of day of an instant in a time zone, such as 19:30. */
export const timeOfDay = (instant: Date | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);
