import { eq, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { auditEntries } from '#server/db/schema/audit.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { type Erased, redactDocument } from './redact-document.ts';
import type { Redaction } from './redactions.ts';
import { escapePattern, inJson } from './spellings.ts';

type Entry = typeof auditEntries.$inferSelect;

/**
 * Redacts the audit trail: entries of rows about the person tell no columns any more, others name the pseudonym. Runs last, since
 * erasing a person is a change with entries of its own.
 */
export const redactAudit: Redaction = async (scope, erased) => {
  const { db } = scope;
  const words = [...erased.spellings, ...erased.spellings.flatMap((one) => one.split(/[ ,]+/))];
  const pattern = [erased.id, ...erased.photoIds, ...new Set(words.map((one) => escapePattern(inJson(one))))].join('|');
  const says = (column: AnyPgColumn) => sql`${column}::text ~* ${pattern}`;
  const entries = await db
    .select()
    .from(auditEntries)
    .where(
      ofTenant(scope, auditEntries, or(says(auditEntries.rowKey), says(auditEntries.before), says(auditEntries.after))),
    );
  let changed = 0;
  for (const entry of entries) {
    const { rowKey, before, after } = entry;
    const told = isAbout(entry, erased) ? { before: null, after: null } : redact({ before, after }, erased);
    const redacted = { ...told, rowKey: redact(rowKey, erased) };
    if (JSON.stringify(redacted) === JSON.stringify({ before, after, rowKey })) continue;
    changed += 1;
    await db
      .update(auditEntries)
      .set(redacted)
      .where(ofTenant(scope, auditEntries, eq(auditEntries.id, entry.id)));
  }
  return changed;
};

/** Whether the row of an entry is the person or a photo of the person, belongs to the person, or holds the name in parts. */
function isAbout({ rowKey, before, after }: Entry, { id, photoIds, spellings }: Erased): boolean {
  const nameIn = (columns: Entry['before']) => `${columns?.first_name ?? ''} ${columns?.last_name ?? ''}`.toLowerCase();
  return (
    [id, ...photoIds].some((each) => JSON.stringify([rowKey, before, after]).includes(each)) ||
    [before, after].some((columns) => spellings.some((one) => one.toLowerCase() === nameIn(columns)))
  );
}

const redact = <Value>(value: Value, erased: Erased): Value =>
  JSON.parse(JSON.stringify(redactDocument(value, erased)).replaceAll(erased.id, erased.pseudonymId));
