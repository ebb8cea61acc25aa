import { sql } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';

/** Games whose numbers count: a forfeited one has none, a default keeps them. */
const counted = ['final', 'defaulted'];

export const countsInRollups = sql`${games.state} = any(${sql.param(counted)}::text[])`;
