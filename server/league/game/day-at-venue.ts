import { type SQL, sql } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { playedAt } from './rows.ts';

/** Games of a day (`2026-02-14`) of the calendar at their venue. */
export function dayAtVenue(day: string): SQL {
  return daysAtVenue(day, day);
}

/** Games from one day of the calendar at their venue to another, both included. The index on `playedAt` narrows it down. */
export function daysAtVenue(from: string, until: string): SQL {
  const day = sql`coalesce((${games.tipOffAt} at time zone ${games.timeZone})::date, ${games.tipOffDate})`;
  const near = sql`${playedAt} between ${from}::date - interval '1 day' and ${until}::date + interval '2 days'`;
  return sql`(${near} and ${day} between ${from}::date and ${until}::date)`;
}
