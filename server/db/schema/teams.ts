import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { clubs, type TeamColors } from './clubs.ts';
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
import { leagues } from './leagues.ts';

/** A club's team in one league of one season, under its name there. `hasRoster`: a roster enters it in the league. */
export const teams = pgTable(
  'team',
  {
    ...owned(),
    leagueId: uuid().notNull(),
    clubId: uuid(),
    slug: text().notNull(),
    name: text().notNull(),
    names: jsonb().$type<LocalizedText>().notNull().default({}),
    shortName: text().notNull(),
    code: text().notNull(),
    searchName: text().notNull(),
    searchKey: searchKey(
      sql`name || ' ' || short_name || ' ' || code || ' ' || search_words(names) || ' ' || search_words(aliases)`,
    ),
    aliases: text().array().notNull().default([]),
    colors: jsonb().$type<TeamColors>(),
    crest: text(),
    hasRoster: boolean().notNull().default(false),
    externalIds: externalIds(),
    revision: revision(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    refersTo('team_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    refersTo('team_club', [t.tenantId, t.clubId], clubs),
    unique('team_slug').on(t.tenantId, t.leagueId, t.slug),
    index('team_of_club').on(t.tenantId, t.clubId),
    index('team_found').using('gin', t.tenantId, t.searchKey.op('gin_trgm_ops')),
  ],
);
