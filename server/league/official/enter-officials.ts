import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { EnterSheetInput } from '#lib/api/contract/live.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { gameOfficials, officials } from '#server/db/schema/officials.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

import { isStanding } from './standing.ts';

type Entered = NonNullable<EnterSheetInput['officials']>;

/** Replaces the officials of a game by those that its table has entered; finds or adds each by name. Returns whether they changed. */
export async function enterOfficials(scope: TenantScope, gameId: string, entered: Entered): Promise<boolean> {
  const wanted = await withIds(scope, entered);
  const ofGame = ofTenant(scope, gameOfficials, eq(gameOfficials.gameId, gameId));
  const known = await scope.db
    .select()
    .from(gameOfficials)
    .where(ofGame)
    .orderBy(asc(gameOfficials.order), asc(gameOfficials.officialId));
  const keyOf = ({ officialId, role }: { officialId: string; role: string }) => `${officialId} ${role}`;
  if (known.filter(isStanding).map(keyOf).join() === wanted.map(keyOf).join()) return false;
  await scope.db.delete(gameOfficials).where(ofGame);
  const { tenantId } = scope;
  if (wanted.length > 0)
    await scope.db
      .insert(gameOfficials)
      .values(wanted.map(({ officialId, role }, order) => ({ tenantId, gameId, officialId, role, order })));
  return true;
}

async function withIds(scope: TenantScope, entered: Entered) {
  const searchNames = entered.map(({ name }) => foldName(name));
  const found = await scope.db
    .select({ id: officials.id, searchName: officials.searchName })
    .from(officials)
    .where(ofTenant(scope, officials, inArray(officials.searchName, searchNames)));
  const ids = new Map(found.map(({ id, searchName }) => [searchName, id]));
  const seen = new Set<string>();
  const wanted: { officialId: string; role: Entered[number]['role'] }[] = [];
  for (const [index, { name, role }] of entered.entries()) {
    const searchName = searchNames[index] ?? '';
    const officialId = ids.get(searchName) ?? (await addOfficial(scope, name, searchName));
    ids.set(searchName, officialId);
    if (seen.has(officialId + role)) continue;
    seen.add(officialId + role);
    wanted.push({ officialId, role });
  }
  return wanted;
}

/** The last word is the last name. */
async function addOfficial({ db, tenantId }: TenantScope, name: string, searchName: string): Promise<string> {
  const id = randomUUID();
  const words = name.split(/\s+/);
  const [firstName, lastName] = [words.slice(0, -1).join(' '), words.at(-1) ?? name];
  await db.insert(officials).values({ tenantId, id, firstName, lastName, searchName, externalIds: [] });
  return id;
}
