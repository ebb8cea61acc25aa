import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The changes of the last days, each a row of the transaction that made it. Readers tell by `xid` which rows have been
 * committed since they last looked: ids are given out before the commit. An announcement outlives its tenant.
 */
export const announcements = pgTable(
  'announcement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId().notNull().default(sql`pg_current_xact_id()`),
    tenantId: uuid().notNull(),
    tags: text().array().notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [index('announcement_xid').on(t.xid)],
);
