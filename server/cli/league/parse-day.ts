import { Failure } from '#server/failure.ts';

/** Returns the start of a day (UTC) given as an option. Throws `Failure`. */
export function parseDay(option: string, text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && day.toJSON()?.startsWith(text)) return day;
  throw new Failure(`${option} is a day such as 2027-07-01, not "${text}".`);
}
