import { integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { GraphicAlerts, ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { PictureReport } from '#lib/api/contract/graphics-board.ts';
import { refersTo, tenantId, updatedAt } from './columns.ts';
import { games } from './games.ts';

/** What is on air at a moment, to which one can go back. */
export type GraphicsStep = { shown: ShownGraphic[]; alerts: GraphicAlerts };

/** The control page that has the board; instants in milliseconds since 1970. */
export type BoardHolder = {
  page: string;
  userId: string;
  name: string;
  since: number;
  heardAt: number;
  buttons: boolean;
};

/** What is on air of a game. A game without a row has never been changed by anybody. */
export const gameGraphics = pgTable(
  'game_graphics',
  {
    tenantId: tenantId(),
    gameId: uuid().notNull(),
    version: integer().notNull(),
    shown: jsonb().$type<ShownGraphic[]>().notNull(),
    alerts: jsonb().$type<GraphicAlerts>().notNull(),
    /** Steps before and after, the nearest last. */
    past: jsonb().$type<GraphicsStep[]>().notNull().default([]),
    future: jsonb().$type<GraphicsStep[]>().notNull().default([]),
    holder: jsonb().$type<BoardHolder>(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId] }),
    refersTo('game_graphics_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
  ],
);

/** The pictures of a game that are connected, as they were heard last. */
export const gamePictures = pgTable(
  'game_pictures',
  {
    tenantId: tenantId(),
    gameId: uuid().notNull(),
    id: uuid().notNull(),
    report: jsonb().$type<PictureReport>().notNull(),
    heardAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId, t.id] }),
    refersTo('game_pictures_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
  ],
);
