import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moveStates } from '#lib/api/contract/club-office.ts';
import { sides } from '#lib/basketball/sides.ts';
import { owned, ownedKey, refersTo } from './columns.ts';
import type { ResultAuthor } from './game-results.ts';
import { games } from './games.ts';
import { venues } from './venues.ts';

/** A request of one of the two clubs to play a game at another time or place. One of a game is open at a time. */
export const moveRequests = pgTable(
  'move_request',
  {
    ...owned(),
    gameId: uuid().notNull(),
    side: text({ enum: sides }).notNull(),
    state: text({ enum: moveStates }).notNull().default('asked'),
    reason: text().notNull(),
    date: date().notNull(),
    time: text().notNull(),
    /** Null where the venue stays. */
    venueId: uuid(),
    /** By the rule of the league at the time. */
    fee: text(),
    author: jsonb().$type<ResultAuthor>().notNull(),
    answer: text(),
    answeredBy: jsonb().$type<ResultAuthor>(),
    answeredAt: timestamp({ withTimezone: true }),
    decision: text(),
    decidedBy: jsonb().$type<ResultAuthor>(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    ownedKey(t),
    refersTo('move_request_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
    refersTo('move_request_venue', [t.tenantId, t.venueId], venues),
    index('move_request_of_game').on(t.tenantId, t.gameId, t.createdAt),
    uniqueIndex('move_request_open').on(t.tenantId, t.gameId).where(sql`state in ('asked', 'agreed')`),
  ],
);
