import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { type LocalizedText, owned, ownedKey, refersTo, revision, searchKey, tenantId, updatedAt } from './columns.ts';

/** `body` is HTML as the editor wrote it; it is sanitised when it is read. A null `publishedAt` is a draft. */
export const news = pgTable(
  'news',
  {
    ...owned(),
    slug: text().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    lead: jsonb().$type<LocalizedText>().notNull(),
    body: jsonb().$type<LocalizedText>().notNull(),
    searchKey: searchKey(sql`search_words(title) || ' ' || search_words(lead)`),
    cover: text(),
    /** Credit of the cover image. */
    coverCredit: text(),
    author: text(),
    publishedAt: timestamp({ withTimezone: true }),
    revision: revision(),
    /** Opens the preview while the article is not published; another one after each publication. */
    token: uuid().defaultRandom(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    unique('news_slug').on(t.tenantId, t.slug),
    index('news_found').using('gin', t.tenantId, t.searchKey.op('gin_trgm_ops')),
    index('news_published').on(t.tenantId, t.publishedAt, t.id),
  ],
);

export const subjectNouns = ['season', 'league', 'game', 'club', 'team', 'person'] as const;

/** Subjects of a news item. */
export const newsSubjects = pgTable(
  'news_subject',
  {
    tenantId: tenantId(),
    newsId: uuid().notNull(),
    noun: text({ enum: subjectNouns }).notNull(),
    subjectId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.newsId, t.noun, t.subjectId] }),
    refersTo('news_subject_news', [t.tenantId, t.newsId], news).onDelete('cascade'),
    index('news_of_subject').on(t.tenantId, t.noun, t.subjectId),
  ],
);
