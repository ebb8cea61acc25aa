import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { externalIds, owned, ownedKey, refersTo, revision, tenantId } from './columns.ts';
import { games } from './games.ts';
import { people } from './people.ts';

export const officialRoles = ['referee', 'umpire', 'commissioner', 'table'] as const;

/** Officials who can be appointed to games; `personId` if the same person is known as a player or coach. */
export const officials = pgTable(
  'official',
  {
    ...owned(),
    personId: uuid(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    searchName: text().notNull(),
    externalIds: externalIds(),
    revision: revision(),
  },
  (t) => [
    ownedKey(t),
    refersTo('official_person', [t.tenantId, t.personId], people),
    index('official_search').on(t.tenantId, t.searchName),
  ],
);

export const gameOfficials = pgTable(
  'game_official',
  {
    tenantId: tenantId(),
    gameId: uuid().notNull(),
    officialId: uuid().notNull(),
    role: text({ enum: officialRoles }).notNull(),
    order: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId, t.officialId, t.role] }),
    refersTo('game_official_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
    refersTo('game_official_official', [t.tenantId, t.officialId], officials).onDelete('cascade'),
    index('game_official_of').on(t.tenantId, t.officialId),
  ],
);
