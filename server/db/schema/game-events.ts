import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { GameEventType } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { createdAt, refersTo, tenantOfParent } from './columns.ts';
import { games } from './games.ts';

/**
 * The append-only log of a game: a trigger rejects UPDATE and DELETE unless the transaction runs `set local
 * courtside.replace_log = 'on'`, which only the import of a whole log does. `id` is created by the client and unique in
 * the game. `payload` holds the fields of the event type beyond the common columns. `personId` has no foreign key:
 * every person in a log has a row in `game_player_stats`, which enforces the tenant, and a check per event would take
 * longer than the insert.
 */
export const gameEvents = pgTable(
  'game_event',
  {
    tenantId: tenantOfParent(),
    gameId: uuid().notNull(),
    seq: integer().notNull(),
    id: text().notNull(),
    type: text().$type<GameEventType>().notNull(),
    period: integer().notNull(),
    clockMs: integer(),
    side: text({ enum: sides }),
    personId: uuid(),
    linkedTo: text(),
    voids: text(),
    supersedes: text(),
    after: text(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    wallTime: timestamp({ withTimezone: true }),
    operator: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId, t.seq] }),
    unique('game_event_id').on(t.tenantId, t.gameId, t.id),
    refersTo('game_event_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
  ],
);
