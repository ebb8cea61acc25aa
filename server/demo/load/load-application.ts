import { teamApplications } from '#server/db/schema/applications.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { openApplicationId } from '#server/demo/open-application.ts';
import definition from '#server/demo/world/content/application.json' with { type: 'json' };
import type { World } from '#server/demo/world/types.ts';
import { parseFormDefinition } from '#server/league/application/parse-form.ts';

/** Stores an application for the current season's league that visitors may try. */
export async function loadApplication({ db, tenantId }: TenantScope, { seasons, tenant }: World): Promise<void> {
  const league = seasons.at(-1)?.leagues.find(({ kind }) => kind === 'league');
  if (!league || tenant.club !== null) return;
  await db.insert(teamApplications).values({
    tenantId,
    id: openApplicationId,
    leagueId: league.id,
    ...parseFormDefinition(definition, tenant.fallbackLocale),
  });
}
