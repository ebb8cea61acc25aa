import { sql } from 'drizzle-orm';
import { playedAt } from '#server/league/game/rows.ts';

/** A sort key: in descending order the latest game comes first and a game without a date last. */
export const latestFirst = sql<string>`coalesce(nullif(${playedAt}, 'infinity'), '-infinity')`;
