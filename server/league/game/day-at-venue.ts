import { type SQL, sql } from 'drizzle-orm';
import { dayAt } from '#lib/i18n/format/instants.ts';
import { games } from '#server/db/schema/games.ts';
import { playedAt } from './rows.ts';

export type GameTime = Pick<typeof games.$inferSelect, 'tipOffAt' | 'tipOffDate' | 'timeZone'>;

/** The date of a game in the time zone of its venue; null while unknown. */
export const dayAtVenue = sql<
  string | null
>`coalesce((${games.tipOffAt} at time zone ${games.timeZone})::date, ${games.tipOffDate})`;

/** Returns the date of a game in the time zone of its venue, as `2026-02-14`; null while unknown. */
export const dayOfGame = ({ tipOffAt, tipOffDate, timeZone }: GameTime): string | null =>
  tipOffAt ? dayAt(tipOffAt.toISOString(), timeZone) : tipOffDate;

/**
 * The condition that a game is between two dates at its venue (`2026-02-14`), both inclusive; null leaves an end open. Time
 * zones differ by less than a day and a half, so the wider range on `playedAt` lets PostgreSQL use its index.
 */
export function playedBetween(from: string | null, until: string | null): SQL {
  const begin = from && sql`${playedAt} > ${from}::date - interval '1 day' and ${dayAtVenue} >= ${from}::date`;
  const end = until && sql`${playedAt} < ${until}::date + interval '3 days' and ${dayAtVenue} <= ${until}::date`;
  return sql`(${sql.join(
    [begin, end, sql`${playedAt} < 'infinity'`].filter((part) => part !== null),
    sql` and `,
  )})`;
}
