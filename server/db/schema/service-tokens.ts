import { pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { tenantRoles } from '#lib/api/contract/staff.ts';
import { owned, ownedKey } from './columns.ts';

/** A bearer of a machine with the rights of a role. Only its digest is stored; without `expiresAt` it is valid until revoked. */
export const serviceTokens = pgTable(
  'service_token',
  {
    ...owned(),
    name: text().notNull(),
    role: text({ enum: tenantRoles }).notNull(),
    tokenHash: text().notNull().unique(),
    expiresAt: timestamp({ withTimezone: true }),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [ownedKey(t), unique('service_token_name').on(t.tenantId, t.name)],
);
