import { sql } from 'drizzle-orm';
import { tenants } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { purgeApplications } from '#server/league/application/purge.ts';
import { policyIn } from './policy.ts';

export type Upheld = {
  /** People whose level changed because time went by: a birthday. */
  people: number;
  /** Applications deleted. */
  applications: number;
};

/**
 * Does for all tenants what their privacy policies demand as time goes by: the level of people who have come of age, and the
 * retention of applications. Announces what changed; harmless to repeat and to run on several servers.
 */
export async function upholdPolicies(db: Queryable): Promise<Upheld> {
  const upheld = { people: 0, applications: 0 };
  for (const { id: tenantId, settings } of await db.select().from(tenants)) {
    const { rows } = await db.execute<{ settled: number }>(sql`select settle_person_levels(${tenantId}) as settled`);
    upheld.people += rows[0]?.settled ?? 0;
    const { applicationDays } = policyIn(settings);
    if (applicationDays !== null) upheld.applications += await purgeApplications({ db, tenantId }, applicationDays);
  }
  return upheld;
}
