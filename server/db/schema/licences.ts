import { date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { owned, ownedKey, refersTo, revision } from './columns.ts';
import { people } from './people.ts';

/** Licences to play, with the first and the last day on which they are valid; an open end is null. */
export const licences = pgTable(
  'licence',
  {
    ...owned(),
    personId: uuid().notNull(),
    number: text().notNull(),
    kind: text(),
    fromDate: date(),
    untilDate: date(),
    revision: revision(),
  },
  (t) => [
    ownedKey(t),
    refersTo('licence_person', [t.tenantId, t.personId], people).onDelete('cascade'),
    unique('licence_number').on(t.tenantId, t.number),
    index('licence_of_person').on(t.tenantId, t.personId),
  ],
);
