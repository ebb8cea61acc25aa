import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { restrictions } from '#lib/api/contract/restriction.ts';
import { createdAt, refersTo, tenantOfParent } from './columns.ts';
import { games } from './games.ts';
import { people } from './people.ts';

/** Players whom a table has put on the sheet of a game although they may not play, with the reason it was given. */
export const admissions = pgTable(
  'admission',
  {
    tenantId: tenantOfParent(),
    gameId: uuid().notNull(),
    personId: uuid().notNull(),
    restriction: text({ enum: restrictions }).notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.gameId, t.personId] }),
    refersTo('admission_game', [t.tenantId, t.gameId], games).onDelete('cascade'),
    refersTo('admission_person', [t.tenantId, t.personId], people).onDelete('cascade'),
    index('admission_of_person').on(t.tenantId, t.personId),
  ],
);
