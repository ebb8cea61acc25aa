import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { GameCourse } from '#lib/basketball/game-lines/course.ts';
import { createdAt, refersTo, tenantOfParent } from './columns.ts';
import { games } from './games.ts';

/** The game flow, derived from the log and stored with it. */
export const gameFlows = pgTable(
  'game_flow',
  {
    tenantId: tenantOfParent(),
    gameId: uuid().notNull(),
    scores: jsonb().$type<GameCourse['scores']>().notNull(),
    shots: jsonb().$type<GameCourse['shots']>().notNull(),
    lineups: jsonb().$type<GameCourse['lineups']>().notNull(),
    leadChanges: integer().notNull(),
    timesTied: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId] }),
    refersTo('game_flow_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
  ],
);

/** The official box score of a feed, stored unchanged beside ours, and how far the two agree. */
export const officialBoxes = pgTable(
  'official_box',
  {
    tenantId: tenantOfParent(),
    gameId: uuid().notNull(),
    source: text().notNull(),
    box: jsonb().$type<unknown>().notNull(),
    agreement: jsonb().$type<unknown>().notNull(),
    importedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId] }),
    refersTo('official_box_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
  ],
);
