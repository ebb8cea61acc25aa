import type { AboutRecord, AboutRecordInput } from '#lib/api/contract/about-record.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { readPicture } from '#server/league/asset/read-picture.ts';
import { saveAbout } from '#server/league/tenant/about/save.ts';
import { changeSite } from '#server/league/tenant/change-site.ts';
import { getAboutRecord } from './get-record.ts';

/**
 * Changes what a site says of its organisation, and returns it as it is then. The caller authorises. Throws `conflict` with the current
 * record for an older revision, and `not-found` for a portrait that was not uploaded.
 */
export function setAboutRecord(scope: TenantScope, { revision, ...input }: AboutRecordInput): Promise<AboutRecord> {
  return changeSite(scope, revision, getAboutRecord, async (scope, before) => {
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
  });
}

const withoutEmpty = (texts: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([locale, text]) => (text?.trim() ? [[locale, text]] : [])));
