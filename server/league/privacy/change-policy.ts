import { isDeepStrictEqual } from 'node:util';
import { count, eq } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { people, type VisibilityLevel } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, notFound } from '#server/errors.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { type PrivacyPolicy, policyIn, privacyPolicy } from './policy.ts';

export type PolicyChange = Partial<Omit<PrivacyPolicy, 'minors'>> & { minors?: Partial<PrivacyPolicy['minors']> };

export type ChangedPolicy = {
  outcome: 'changed' | 'unchanged';
  policy: PrivacyPolicy;
  /** People by the level now in force. */
  people: Partial<Record<VisibilityLevel, number>>;
};

/**
 * Changes parts of the tenant's privacy policy; the level of everybody follows in the same transaction, and all pages are
 * announced (by the trigger `tenant_privacy_changed`). The caller authorises. Throws `not-found`, and `bad-request` with the
 * path of each fault and for a youth league or team that does not exist.
 */
export function changePolicy(scope: TenantScope, change: PolicyChange): Promise<ChangedPolicy> {
  return inTransaction(scope, async (scope) => {
    const own = eq(tenants.id, scope.tenantId);
    const [tenant] = await scope.db.select({ settings: tenants.settings }).from(tenants).where(own).for('update');
    if (!tenant) throw notFound('tenant', scope.tenantId);
    const before = policyIn(tenant.settings);
    const policy = parseInput(privacyPolicy, { ...before, ...change, minors: { ...before.minors, ...change.minors } });
    await assertYouth(scope, change.youth ?? []);
    const outcome = isDeepStrictEqual(before, policy) ? 'unchanged' : 'changed';
    if (outcome === 'changed')
      await scope.db
        .update(tenants)
        .set({ settings: { ...tenant.settings, privacy: policy }, updatedAt: new Date() })
        .where(own);
    return { outcome, policy, people: await countByLevel(scope) };
  });
}

async function assertYouth(scope: TenantScope, groups: readonly string[]): Promise<void> {
  if (groups.length === 0) return;
  const rows = await scope.db
    .select({ league: leagues.slug, team: teams.slug })
    .from(leagues)
    .leftJoin(teams, belongsTo(teams, teams.leagueId, leagues))
    .where(ofTenant(scope, leagues));
  const known = new Set(rows.flatMap(({ league, team }) => [league, `${league}/${team}`]));
  const unknown = groups.filter((group) => !known.has(group));
  if (unknown.length === 0) return;
  const issues = unknown.map((group) => ({
    path: `youth.${groups.indexOf(group)}`,
    message: `there is no league or team "${group}"; use the slug of a league, or "league/team"`,
  }));
  throw badRequest(issues.map(({ message }) => message).join('; '), issues);
}

async function countByLevel(scope: TenantScope): Promise<ChangedPolicy['people']> {
  const rows = await scope.db
    .select({ level: people.publicLevel, people: count() })
    .from(people)
    .where(ofTenant(scope, people))
    .groupBy(people.publicLevel);
  return Object.fromEntries(rows.map(({ level, people }) => [level, people]));
}
