import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { OfficialChange, OfficialInput, OfficialRecord } from '#lib/api/contract/people/officials.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { announce } from '#server/changes/announce.ts';
import { officials } from '#server/db/schema/officials.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { replaceAbsences } from './absences.ts';
import { loadOfficialRecord, lockOfficial } from './load.ts';
import { tagsOfOfficial } from './tags.ts';

type Name = { firstName: string; lastName: string };

/** Enters an official. The caller authorises. Throws `conflict` for a name that an official has. */
export function createOfficial(scope: TenantScope, input: OfficialInput): Promise<OfficialRecord> {
  return inTransaction(scope, async (scope) => {
    const id = randomUUID();
    const searchName = await freeName(scope, input, id);
    await scope.db.insert(officials).values({ ...input, tenantId: scope.tenantId, id, searchName, externalIds: [] });
    return loadOfficialRecord(scope, id);
  });
}

/**
 * Changes an official, and returns the record as it is then. Announces the games where the name changes; the caller authorises. Throws `not-found`,
 * `bad-request` for days that do not fit, and `conflict` for a name that another has or with the current record for an older revision.
 */
export function changeOfficial(
  scope: TenantScope,
  id: string,
  { revision, absences, ...input }: OfficialChange,
): Promise<OfficialRecord> {
  return inTransaction(scope, async (scope) => {
    const before = await lockOfficial(scope, id);
    await assertRevision(revision, before.revision, () => loadOfficialRecord(scope, id));
    const isRenamed = input.firstName !== undefined || input.lastName !== undefined;
    const change = { ...input, ...(isRenamed && { searchName: await freeName(scope, { ...before, ...input }, id) }) };
    if (Object.keys(change).length > 0)
      await scope.db
        .update(officials)
        .set(change)
        .where(ofTenant(scope, officials, eq(officials.id, id)));
    if (absences) await replaceAbsences(scope, id, absences);
    if (isRenamed) await announce(scope, await tagsOfOfficial(scope, id));
    return loadOfficialRecord(scope, id);
  });
}

/** Officials are found by their names wherever somebody enters them, so a name means one of them. */
async function freeName(scope: TenantScope, { firstName, lastName }: Name, id: string): Promise<string> {
  const searchName = foldName(`${firstName} ${lastName}`.trim());
  const isTaken = and(eq(officials.searchName, searchName), ne(officials.id, id));
  if ((await scope.db.$count(officials, ofTenant(scope, officials, isTaken))) > 0)
    throw new LeagueError('conflict', say`There is an official called ${firstName} ${lastName} already.`);
  return searchName;
}
