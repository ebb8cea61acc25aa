import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { staffRoles } from '#lib/api/contract/staff.ts';
import { createdAt, refersTo, tenantId } from './columns.ts';
import { users } from './users.ts';

export const staff = pgTable(
  'staff',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId, t.role] }),
    refersTo('staff_user', [t.tenantId, t.userId], users).onDelete('cascade'),
  ],
);
