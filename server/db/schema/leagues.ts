import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Discipline } from '#lib/basketball/discipline/rule.ts';
import type { LeaguePlayoffs } from '#lib/basketball/series/league-playoffs.ts';
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
import { seasons } from './seasons.ts';

export const leagueKinds = ['league', 'tournament'] as const;

/**
 * A league of one season. `rulesProfile` and `standingsProfile` are profile ids; a league's own profile is stored whole
 * in the column beside it, under that id. `ownPlayoffs` are the declared formats of its playoffs. `championTeamId` is a
 * projection that `settleStages` alone writes.
 */
export const leagues = pgTable(
  'league',
  {
    ...owned(),
    seasonId: uuid().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    searchKey: searchKey(sql`name || ' ' || search_words(names)`),
    names: jsonb().$type<LocalizedText>().notNull().default({}),
    kind: text({ enum: leagueKinds }).notNull().default('league'),
    rulesProfile: text().notNull(),
    ownRules: jsonb().$type<Record<string, unknown>>(),
    standingsProfile: text().notNull(),
    ownStandings: jsonb().$type<Record<string, unknown>>(),
    ownPlayoffs: jsonb().$type<LeaguePlayoffs>(),
    /** The contract's `clubRules`; parsed when read. */
    clubRules: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    discipline: jsonb().$type<Discipline>(),
    timeZone: text(),
    logo: text(),
    isOnLandingPage: boolean().notNull().default(false),
    order: integer().notNull().default(0),
    championTeamId: uuid(),
    externalIds: externalIds(),
    revision: revision(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    refersTo('league_season', [t.tenantId, t.seasonId], seasons).onDelete('cascade'),
    unique('league_slug').on(t.tenantId, t.seasonId, t.slug),
    index('league_found').using('gin', t.tenantId, t.searchKey.op('gin_trgm_ops')),
    index('league_order').on(t.tenantId, t.seasonId, t.order),
  ],
);
