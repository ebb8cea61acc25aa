import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { GraphicAlerts, ShownGraphic } from '#lib/api/contract/graphics.ts';
import { refersTo, tenantId, updatedAt } from './columns.ts';
import { games } from './games.ts';

/** What is on air of a game. A game without a row has never been changed by anybody. */
export const gameGraphics = pgTable(
  'game_graphics',
  {
    tenantId: tenantId(),
    gameId: uuid().notNull(),
    version: integer().notNull(),
    shown: jsonb().$type<ShownGraphic[]>().notNull(),
    alerts: jsonb().$type<GraphicAlerts>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId] }),
    refersTo('game_graphics_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
  ],
);
