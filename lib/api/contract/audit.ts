import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
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
    /** The entry that this one takes back. */
    undoes: z.number().int().nullable(),
    /** The entry that takes this one back, unless that was taken back itself. */
    undoneBy: z.number().int().nullable(),
    /** Whether changes of this kind can be taken back at all; a later change of the same fields can still stand in the way. */
    isUndoable: z.boolean(),
    /** What ids in the key and the columns mean: the names of teams, venues, people, games and others, by id. */
    names: z.record(z.string(), z.string()),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const filters = {
  table: z.string().max(63).optional(),
  /** An id in the key of a row. */
  row: z.string().max(300).optional(),
  /** The id of a member of staff. */
  user: z.string().max(100).optional(),
  from: instant.optional(),
  /** Exclusive. */
  until: instant.optional(),
};
export type AuditFilter = { [Filter in keyof typeof filters]?: string | undefined };

export const getAudit = defineCall({
  path: '/v2/manage/audit',
  summary:
    'The audit trail, newest first: who changed what and when; `table`, `row` (an id), `user` (an id), `from` and `until` narrow it',
  params: z.object({}),
  query: pageQuery.extend(filters),
  answer: pageOf(auditEntry),
});

/** Why an entry cannot be taken back: itself, and the later entries that changed the same fields. */
export const contestedUndo = z.object({ entry: auditEntry, later: z.array(auditEntry) });
export type ContestedUndo = z.infer<typeof contestedUndo>;

export const undoAuditEntry = defineCommand({
  method: 'POST',
  path: '/v2/manage/audit/{entryId}/undo',
  summary:
    'Takes a change back by a new entry that names it; `conflict` with both in `current` where a later entry changed the same fields',
  params: z.object({ entryId: z.coerce.number().int().positive() }),
  body: z.object({}),
  answer: z.object({ entries: z.array(auditEntry) }),
});
