import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { privateLeagueKinds } from '#lib/api/contract/fantasy/private-leagues.ts';
import type { Duel } from '#lib/basketball/fantasy/head-to-head.ts';
import { createdAt, owned, ownedKey, refersTo, tenantOfParent } from './columns.ts';
import { fantasySeasons } from './fantasy.ts';
import { fantasySquads } from './fantasy-squads.ts';

/** A private league. `duels` are those of the table, drawn when its owner starts it; its play-off follows from their results. */
export const fantasyPrivateLeagues = pgTable(
  'fantasy_private_league',
  {
    ...owned(),
    fantasySeasonId: uuid().notNull(),
    requestId: uuid().notNull(),
    name: text().notNull(),
    kind: text({ enum: privateLeagueKinds }).notNull(),
    code: text().notNull(),
    ownerId: uuid().notNull(),
    fromRound: integer().notNull(),
    startedAt: timestamp({ withTimezone: true }),
    duels: jsonb().$type<Duel[]>().notNull().default([]),
  },
  (t) => [
    ownedKey(t),
    refersTo('fantasy_private_league_season', [t.tenantId, t.fantasySeasonId], fantasySeasons).onDelete('cascade'),
    refersTo('fantasy_private_league_owner', [t.tenantId, t.ownerId], fantasySquads).onDelete('cascade'),
    unique('fantasy_private_league_code').on(t.tenantId, t.code),
    unique('fantasy_private_league_request').on(t.tenantId, t.ownerId, t.requestId),
  ],
);

/** `removedAt`: the owner removed the squad, which cannot come back. */
export const fantasyPrivateMembers = pgTable(
  'fantasy_private_member',
  {
    tenantId: tenantOfParent(),
    privateLeagueId: uuid().notNull(),
    squadId: uuid().notNull(),
    joinedAt: createdAt(),
    removedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.privateLeagueId, t.squadId] }),
    refersTo('fantasy_private_member_league', [t.tenantId, t.privateLeagueId], fantasyPrivateLeagues).onDelete(
      'cascade',
    ),
    refersTo('fantasy_private_member_squad', [t.tenantId, t.squadId], fantasySquads).onDelete('cascade'),
    index('fantasy_private_member_of_squad').on(t.tenantId, t.squadId),
  ],
);
