import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant, pageOf, pageQuery } from './common.ts';

const columns = z.record(z.string(), z.unknown()).nullable();

/**
 * One change on the audit trail. `table`, `row` and the columns have their names in the database; `before` is null for a new
 * row, `after` for a removed one. A `command`, such as an import, has no row: `after` says its words and counts.
 */
const auditEntry = z
  .object({
    id: z.number().int(),
    at: instant,
    actor: z.union([
      z.object({ kind: z.literal('staff'), userId: z.string(), name: z.string() }),
      z.object({ kind: z.literal('operator') }),
    ]),
    action: z.enum(['insert', 'update', 'delete', 'command']),
    table: z.string().nullable(),
    row: z.record(z.string(), z.unknown()).nullable(),
    before: columns,
    after: columns,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const filters = {
  table: z.string().max(63).optional(),
  /** An id in the key of a row. */
  row: z.string().max(300).optional(),
  /** The id of a member of staff. */
  user: z.string().max(100).optional(),
};
export type AuditFilter = { table?: string | undefined; row?: string | undefined; user?: string | undefined };

export const getAudit = defineCall({
  path: '/v2/manage/audit',
  summary:
    'The audit trail, newest first: who changed what and when; `table`, `row` (an id) and `user` (an id) narrow it',
  params: z.object({}),
  query: pageQuery.extend(filters),
  answer: pageOf(auditEntry),
});
