import { eq } from 'drizzle-orm';
import type { AboutRecord, AboutRecordInput } from '#lib/api/contract/about-record.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { readPicture } from '#server/league/asset/read-picture.ts';
import { saveAbout } from '#server/league/tenant/about/save.ts';
import { getAboutRecord } from './get-record.ts';

/**
 * Changes what a site says of its organisation, and returns it as it is then. The caller authorises. Throws `conflict` with the current
 * record for an older revision, and `not-found` for a portrait that was not uploaded.
 */
export function setAboutRecord(scope: TenantScope, { revision, ...input }: AboutRecordInput): Promise<AboutRecord> {
  return inTransaction(scope, async (scope) => {
    // Of two saves of one revision the second waits here, and then is stale.
    await scope.db.select().from(tenants).where(eq(tenants.id, scope.tenantId)).for('update');
    const before = await getAboutRecord(scope);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    const known = new Set(before.people.map(({ portrait }) => portrait));
    for (const { portrait } of input.people ?? [])
      if (portrait && !known.has(portrait)) await readPicture(scope, portrait);
    const { body, email, phone, address, social, people } = { ...before, ...input };
    await saveAbout(scope, {
      about: withoutEmpty(body),
      contact: { email, phone, address },
      social,
      people: people.map((person) => ({ ...person, role: withoutEmpty(person.role) })),
    });
    return getAboutRecord(scope);
  });
}

const withoutEmpty = (texts: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([locale, text]) => (text?.trim() ? [[locale, text]] : [])));
