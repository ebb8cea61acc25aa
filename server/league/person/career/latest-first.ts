import { sql } from 'drizzle-orm';
import { playedAt } from '#server/league/game/rows.ts';

/** By this, descending, the latest game comes first and one without a day last. */
export const latestFirst = sql<string>`coalesce(nullif(${playedAt}, 'infinity'), '-infinity')`;
