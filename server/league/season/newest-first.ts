import { desc, sql } from 'drizzle-orm';
import { seasons } from '#server/db/schema/seasons.ts';

/** The order of seasons, newest first. One without a date has no game with a day yet: it is still to come. */
export const newestFirst = [sql`${seasons.startsOn} desc nulls first`, desc(seasons.slug)] as const;
