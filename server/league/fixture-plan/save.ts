import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PlanForm } from '#lib/api/contract/plan-form.ts';
import type { FixturePlan } from '#lib/fixtures/plan-fixtures.ts';
import type { PlanInput } from '#lib/fixtures/plan-input.ts';
import { fixturePlans } from '#server/db/schema/fixture-plans.ts';
import { teams } from '#server/db/schema/teams.ts';
import { venues } from '#server/db/schema/venues.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, notFound } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

/** Refuses an input with a team or venue that the league does not know. Throws `bad-request` that names each. */
export async function checkNames(scope: TenantScope, leagueId: string, input: PlanInput): Promise<void> {
  const slugs = input.teams.map(({ id }) => id);
  const [ofLeague, ofVenues] = await Promise.all([
    scope.db
      .select({ slug: teams.slug })
      .from(teams)
      .where(ofTenant(scope, teams, and(eq(teams.leagueId, leagueId), inArray(teams.slug, slugs)))),
    scope.db.select({ slug: venues.slug }).from(venues).where(ofTenant(scope, venues)),
  ]);
  const missing = [
    ...missingOf(slugs, ofLeague).map((slug) => ({
      path: 'teams',
      message: say`the league has no team "${slug}"; write its slug`,
    })),
    ...missingOf(
      input.venues.map(({ id }) => id),
      ofVenues,
    ).map((slug) => ({ path: 'venues', message: say`there is no venue "${slug}"; write its slug` })),
  ];
  if (missing.length > 0) throw badPlaces(missing);
}

/** Stores a plan as a draft of the league, and returns its id. No visitor sees it, so nothing is announced. */
export function savePlan(
  scope: TenantScope,
  leagueId: string,
  input: PlanInput,
  plan: FixturePlan,
  form: PlanForm | null = null,
): Promise<string> {
  return inTransaction(scope, async (scope) => {
    await checkNames(scope, leagueId, input);
    const [saved] = await scope.db
      .insert(fixturePlans)
      .values({ tenantId: scope.tenantId, leagueId, input, plan, form })
      .returning({ id: fixturePlans.id });
    if (!saved) throw new Error('Inserting a plan returned no row.');
    return saved.id;
  });
}

/** Returns the latest plan of a league. Throws `not-found`. */
export async function findPlan(scope: TenantScope, leagueId: string) {
  const found = await latestPlan(scope, leagueId);
  if (!found) throw notFound('plan of league', leagueId);
  return found;
}

/** Returns the latest plan of a league, or undefined. */
export async function latestPlan(scope: TenantScope, leagueId: string) {
  const [found] = await scope.db
    .select()
    .from(fixturePlans)
    .where(ofTenant(scope, fixturePlans, eq(fixturePlans.leagueId, leagueId)))
    .orderBy(desc(fixturePlans.createdAt), desc(fixturePlans.id))
    .limit(1);
  return found;
}

function missingOf(wanted: readonly string[], found: readonly { slug: string }[]): string[] {
  const known = new Set(found.map(({ slug }) => slug));
  return wanted.filter((slug) => !known.has(slug));
}
