import { integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { GraphicAlerts, ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { PictureReport } from '#lib/api/contract/graphics-board.ts';
import { refersTo, tenantId, updatedAt } from './columns.ts';
import { games } from './games.ts';

/** A graphics state to undo or redo to. */
export type GraphicsStep = { shown: ShownGraphic[]; alerts: GraphicAlerts };

/** The control page that holds the board; times in Unix milliseconds. */
export type BoardHolder = {
  page: string;
  userId: string;
  name: string;
  since: number;
  heardAt: number;
  buttons: boolean;
};

/** Graphics state of a game. A game without a row has never been changed. */
export const gameGraphics = pgTable(
  'game_graphics',
  {
    tenantId: tenantId(),
    gameId: uuid().notNull(),
    version: integer().notNull(),
    shown: jsonb().$type<ShownGraphic[]>().notNull(),
    alerts: jsonb().$type<GraphicAlerts>().notNull(),
    /** Undo and redo steps, nearest last. */
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

/** Connected graphics outputs of a game, with their last report. */
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
