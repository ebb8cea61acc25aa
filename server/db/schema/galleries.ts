import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { clubs } from './clubs.ts';
import { type LocalizedText, owned, ownedKey, refersTo, revision, tenantId } from './columns.ts';
import { games } from './games.ts';
import { leagues } from './leagues.ts';
import { news } from './news.ts';
import { people } from './people.ts';

export const galleries = pgTable(
  'gallery',
  {
    ...owned(),
    slug: text().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    gameId: uuid(),
    clubId: uuid(),
    leagueId: uuid(),
    /** The article it belongs to. */
    newsId: uuid(),
    publishedAt: timestamp({ withTimezone: true }),
    revision: revision(),
  },
  (t) => [
    ownedKey(t),
    unique('gallery_slug').on(t.tenantId, t.slug),
    refersTo('gallery_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
    refersTo('gallery_club', [t.tenantId, t.clubId], clubs).onDelete('cascade'),
    refersTo('gallery_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    refersTo('gallery_news', [t.tenantId, t.newsId], news).onDelete('cascade'),
    index('gallery_of_news').on(t.tenantId, t.newsId),
    index('gallery_published').on(t.tenantId, t.publishedAt),
  ],
);

export const photos = pgTable(
  'photo',
  {
    ...owned(),
    galleryId: uuid().notNull(),
    image: text().notNull(),
    caption: jsonb().$type<LocalizedText>().notNull().default({}),
    credit: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Dominant colour, `#rrggbb`, as a placeholder while it loads. */
    color: text(),
    /** Imported file: its name in the folder and the SHA-256 of its bytes. */
    sourceFile: text(),
    sourceHash: text(),
    order: integer().notNull(),
  },
  (t) => [
    ownedKey(t),
    refersTo('photo_gallery', [t.tenantId, t.galleryId], galleries).onDelete('cascade'),
    unique('photo_source').on(t.tenantId, t.galleryId, t.sourceFile),
    index('photo_order').on(t.tenantId, t.galleryId, t.order),
    index('photo_image').on(t.tenantId, t.image),
  ],
);

/** Who is in a photo: it is public only as long as the pictures of all of them are. */
export const photoPeople = pgTable(
  'photo_person',
  { tenantId: tenantId(), photoId: uuid().notNull(), personId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.photoId, t.personId] }),
    refersTo('photo_person_photo', [t.tenantId, t.photoId], photos).onDelete('cascade'),
    refersTo('photo_person_person', [t.tenantId, t.personId], people).onDelete('cascade'),
    index('photo_of_person').on(t.tenantId, t.personId),
  ],
);
