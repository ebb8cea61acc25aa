import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { staffRoles } from '#lib/api/contract/staff.ts';
import { clubs } from './clubs.ts';
import { owned, ownedKey, refersTo } from './columns.ts';
import { leagues } from './leagues.ts';
import { users } from './users.ts';

/** A role of somebody: in one league of one season, in one club, or in everything of the tenant. */
export const staff = pgTable(
  'staff',
  {
    ...owned(),
    userId: uuid().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    leagueId: uuid(),
    clubId: uuid(),
  },
  (t) => [
    ownedKey(t),
    unique('staff_grant_once').on(t.tenantId, t.userId, t.role, t.leagueId, t.clubId).nullsNotDistinct(),
    refersTo('staff_user', [t.tenantId, t.userId], users).onDelete('cascade'),
    refersTo('staff_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    refersTo('staff_club', [t.tenantId, t.clubId], clubs).onDelete('cascade'),
  ],
);
