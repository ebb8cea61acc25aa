import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt, refersTo, tenantId } from './columns.ts';
import { people } from './people.ts';

/** Pairs of records of which somebody has said that they are two people. Either may stand first. */
export const distinctPeople = pgTable(
  'distinct_people',
  { tenantId: tenantId(), oneId: uuid().notNull(), otherId: uuid().notNull(), createdAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.oneId, t.otherId] }),
    refersTo('distinct_people_one', [t.tenantId, t.oneId], people).onDelete('cascade'),
    refersTo('distinct_people_other', [t.tenantId, t.otherId], people).onDelete('cascade'),
    index('distinct_people_other_of').on(t.tenantId, t.otherId),
  ],
);
