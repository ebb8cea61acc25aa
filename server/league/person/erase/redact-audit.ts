import { eq, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { auditEntries } from '#server/db/schema/audit.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { redactDocument } from './redact-document.ts';
import type { Redaction } from './redactions.ts';
import { escapePattern } from './spellings.ts';

/**
 * Redacts the audit trail: entries about the person tell no columns any more, others name the pseudonym. Runs last, since erasing
 * a person is a change with entries of its own.
 */
export const redactAudit: Redaction = async (scope, erased) => {
  const { db } = scope;
  const pattern = [erased.id, ...erased.spellings.map((one) => escapePattern(inJson(one)))].join('|');
  const says = (column: AnyPgColumn) => sql`${column}::text ~* ${pattern}`;
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      ofTenant(scope, auditEntries, or(says(auditEntries.rowKey), says(auditEntries.before), says(auditEntries.after))),
    );
  const redact = (value: unknown) =>
    JSON.parse(JSON.stringify(redactDocument(value, erased)).replaceAll(erased.id, erased.pseudonymId));
  for (const { id, tableName, rowKey, before, after } of rows) {
    const isOwn = tableName === 'person' && rowKey?.id === erased.id;
    const told = isOwn ? { before: null, after: null } : { before: redact(before), after: redact(after) };
    await db
      .update(auditEntries)
      .set({ ...told, rowKey: redact(rowKey) })
      .where(ofTenant(scope, auditEntries, eq(auditEntries.id, id)));
  }
  return rows.length;
};

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
