import { sql } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';

/** The calendar day of a game at its venue, in SQL; null while it is unknown. */
export const gameDay = sql`coalesce(${games.tipOffDate}, (${games.tipOffAt} at time zone ${games.timeZone})::date)`;
