import { doublePrecision, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { externalIds, type LocalizedText, owned, ownedKey, revision, updatedAt } from './columns.ts';

export const venues = pgTable(
  'venue',
  {
    ...owned(),
    slug: text().notNull(),
    name: text().notNull(),
    names: jsonb().$type<LocalizedText>().notNull().default({}),
    city: text(),
    country: text(),
    address: text(),
    timeZone: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    capacity: integer(),
    externalIds: externalIds(),
    revision: revision(),
    updatedAt: updatedAt(),
  },
  (t) => [ownedKey(t), unique('venue_slug').on(t.tenantId, t.slug)],
);
