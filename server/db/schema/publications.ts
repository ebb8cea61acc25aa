import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { type LocalizedText, owned, ownedKey, refersTo, revision } from './columns.ts';
import { games } from './games.ts';
import { seasons } from './seasons.ts';

/** `file` is the URL of an asset; `language` is that of the text, if any. A null `publishedAt` is a draft. */
export const documents = pgTable(
  'document',
  {
    ...owned(),
    slug: text().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    category: jsonb().$type<LocalizedText>().notNull().default({}),
    seasonId: uuid(),
    language: text(),
    file: text().notNull(),
    /** File name for the download. */
    fileName: text().notNull().default(''),
    contentType: text().notNull(),
    size: integer().notNull(),
    order: integer().notNull().default(0),
    publishedAt: timestamp({ withTimezone: true }),
    revision: revision(),
  },
  (t) => [
    ownedKey(t),
    unique('document_slug').on(t.tenantId, t.slug),
    refersTo('document_season', [t.tenantId, t.seasonId], seasons),
  ],
);

export const sponsors = pgTable(
  'sponsor',
  { ...owned(), name: text().notNull(), logo: text().notNull(), url: text(), order: integer().notNull().default(0) },
  (t) => [ownedKey(t), index('sponsor_order').on(t.tenantId, t.order)],
);

export const gameReports = pgTable(
  'game_report',
  { ...owned(), gameId: uuid().notNull(), body: jsonb().$type<LocalizedText>().notNull() },
  (t) => [
    ownedKey(t),
    refersTo('game_report_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
    unique('game_report_once').on(t.tenantId, t.gameId),
  ],
);

export const gameVideos = pgTable(
  'game_video',
  {
    ...owned(),
    gameId: uuid().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    url: text().notNull(),
    order: integer().notNull().default(0),
    /** The second at which each period begins. */
    periodOffsets: jsonb().$type<(number | null)[]>().notNull().default([]),
  },
  (t) => [
    ownedKey(t),
    refersTo('game_video_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
    index('game_video_of').on(t.tenantId, t.gameId, t.order),
  ],
);
