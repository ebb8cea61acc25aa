import { sql } from 'drizzle-orm';
import { boolean, date, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { externalIds, type LocalizedText, owned, ownedKey, revision } from './columns.ts';

export const seasons = pgTable(
  'season',
  {
    ...owned(),
    slug: text().notNull(),
    name: text().notNull(),
    names: jsonb().$type<LocalizedText>().notNull().default({}),
    isCurrent: boolean().notNull().default(false),
    startsOn: date(),
    endsOn: date(),
    externalIds: externalIds(),
    revision: revision(),
  },
  (t) => [
    ownedKey(t),
    unique('season_slug').on(t.tenantId, t.slug),
    uniqueIndex('season_current').on(t.tenantId).where(sql`${t.isCurrent}`),
  ],
);
