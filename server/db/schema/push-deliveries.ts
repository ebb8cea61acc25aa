import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { refersTo, tenantId } from './columns.ts';
import { pushTokens } from './followers.ts';

/** What has been sent to a device, written before it is sent: nothing is sent twice. `at`: when the event was. */
export const pushDeliveries = pgTable(
  'push_delivery',
  {
    tenantId: tenantId(),
    deviceId: uuid().notNull(),
    topic: text().notNull(),
    event: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.deviceId, t.topic, t.event] }),
    refersTo('push_delivery_device', [t.tenantId, t.deviceId], pushTokens).onDelete('cascade'),
    index('push_delivery_age').on(t.at),
  ],
);
