import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { gameOfficialRoles } from '#lib/api/contract/game.ts';
import { appointmentStates } from '#lib/api/contract/people/appointment-states.ts';
import { externalIds, owned, ownedKey, refersTo, revision, tenantId } from './columns.ts';
import { games } from './games.ts';
import { people } from './people.ts';

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
    /** Licence level, and how the office reaches the official; never public. */
    level: text(),
    email: text(),
    phone: text(),
    /** Digest of the token of the official's own page; null where there is none. */
    tokenHash: text(),
    revision: revision(),
  },
  (t) => [
    ownedKey(t),
    refersTo('official_person', [t.tenantId, t.personId], people),
    index('official_search').on(t.tenantId, t.searchName),
    index('official_token').on(t.tenantId, t.tokenHash),
  ],
);

export const gameOfficials = pgTable(
  'game_official',
  {
    tenantId: tenantId(),
    gameId: uuid().notNull(),
    officialId: uuid().notNull(),
    role: text({ enum: gameOfficialRoles }).notNull(),
    order: integer().notNull(),
    /** `confirmed`: as a source, a table or the office says. The others are of those who are asked by the office. */
    state: text({ enum: appointmentStates }).notNull().default('confirmed'),
    answeredAt: timestamp({ withTimezone: true }),
    /** Why the official has declined. */
    answer: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId, t.officialId, t.role] }),
    refersTo('game_official_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
    refersTo('game_official_official', [t.tenantId, t.officialId], officials).onDelete('cascade'),
    index('game_official_of').on(t.tenantId, t.officialId),
  ],
);

/** Days on which an official is not available. */
export const officialAbsences = pgTable(
  'official_absence',
  {
    ...owned(),
    officialId: uuid().notNull(),
    fromDate: date().notNull(),
    untilDate: date().notNull(),
    note: text(),
  },
  (t) => [
    ownedKey(t),
    refersTo('official_absence_official', [t.tenantId, t.officialId], officials).onDelete('cascade'),
    index('official_absence_of').on(t.tenantId, t.officialId, t.fromDate),
  ],
);
