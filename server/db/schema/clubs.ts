import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  externalIds,
  type LocalizedText,
  owned,
  ownedKey,
  refersTo,
  revision,
  searchKey,
  updatedAt,
} from './columns.ts';
import { venues } from './venues.ts';

/** Team colours, each `#rrggbb`. */
export type TeamColors = { primary: string; secondary: string };

/**
 * `aliases` are further names of the club in imported files; `searchName` is folded for matching (see
 * `lib/i18n/fold-name.ts`).
 */
export const clubs = pgTable(
  'club',
  {
    ...owned(),
    slug: text().notNull(),
    name: text().notNull(),
    names: jsonb().$type<LocalizedText>().notNull().default({}),
    shortName: text(),
    code: text(),
    searchName: text().notNull(),
    searchKey: searchKey(
      sql`name || ' ' || coalesce(short_name, '') || ' ' || coalesce(code, '') || ' ' || search_words(names) || ' ' || search_words(aliases) || ' ' || coalesce(city, '')`,
    ),
    aliases: text().array().notNull().default([]),
    city: text(),
    country: text(),
    founded: integer(),
    venueId: uuid(),
    colors: jsonb().$type<TeamColors>(),
    crest: text(),
    website: text(),
    about: jsonb().$type<LocalizedText>().notNull().default({}),
    externalIds: externalIds(),
    revision: revision(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    refersTo('club_venue', [t.tenantId, t.venueId], venues),
    unique('club_slug').on(t.tenantId, t.slug),
    index('club_name').on(t.tenantId, t.name),
    index('club_found').using('gin', t.tenantId, t.searchKey.op('gin_trgm_ops')),
  ],
);
