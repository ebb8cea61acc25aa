import { sql } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';

/** States in which player statistics count: a forfeited game has none, a default keeps them. */
const counted = ['final', 'defaulted'];

export const countsInRollups = sql`${games.state} = any(${sql.param(counted)}::text[])`;
