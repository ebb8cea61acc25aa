import { type SQL, sql } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { playedAt } from './rows.ts';

/** The day of a game in the calendar at its venue; null while it is open. */
export const dayAtVenue = sql<
  string | null
>`coalesce((${games.tipOffAt} at time zone ${games.timeZone})::date, ${games.tipOffDate})`;

/**
 * Games from one day at their venue (`2026-02-14`) to another, both included; an open end is null. No place is a day and a
 * half from another, so that the index on `playedAt` narrows it down.
 */
export function playedBetween(from: string | null, until: string | null): SQL {
  const begin = from && sql`${playedAt} > ${from}::date - interval '1 day' and ${dayAtVenue} >= ${from}::date`;
  const end = until && sql`${playedAt} < ${until}::date + interval '3 days' and ${dayAtVenue} <= ${until}::date`;
  return sql`(${sql.join(
    [begin, end, sql`${playedAt} < 'infinity'`].filter((part) => part !== null),
    sql` and `,
  )})`;
}
