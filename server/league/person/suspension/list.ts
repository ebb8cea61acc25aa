import { and, eq, isNotNull } from 'drizzle-orm';
import type { Suspension } from '#lib/api/contract/people/suspensions.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { todayOf } from '#server/league/tenant/today.ts';
import { computeSuspensions } from './compute.ts';
import { presentSuspensions } from './present.ts';

/**
 * Lists suspensions with how much of them is served: of one person all, by fouls those of every league of the person; of everybody those that stand, by
 * fouls those of current seasons. Whole names: the caller authorises.
 */
export async function listSuspensions(scope: TenantScope, person?: string): Promise<Suspension[]> {
  const today = await todayOf(scope);
  const leagueIds = person ? await leaguesOf(scope, person) : await currentLeagues(scope);
  const all = await computeSuspensions(scope, { leagueIds, ...(person && { personIds: [person] }) });
  const shown = await presentSuspensions(scope, all, today);
  return person ? shown.toReversed() : shown.filter(({ state }) => state === 'open');
}

async function leaguesOf(scope: TenantScope, personId: string): Promise<string[]> {
  const rows = await scope.db
    .selectDistinct({ id: teams.leagueId })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .where(ofTenant(scope, memberships, eq(memberships.personId, personId)));
  return rows.map(({ id }) => id);
}

async function currentLeagues(scope: TenantScope): Promise<string[]> {
  const rows = await scope.db
    .select({ id: leagues.id })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, and(eq(seasons.isCurrent, true), isNotNull(leagues.discipline))));
  return rows.map(({ id }) => id);
}

/** Returns one decision as the office sees it. */
export async function getDecision(scope: TenantScope, personId: string, id: string): Promise<Suspension> {
  const found = (await listSuspensions(scope, personId)).find((one) => one.id === id);
  if (!found) throw new Error('A suspension that was just read is gone.');
  return found;
}
