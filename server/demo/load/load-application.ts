import { teamApplications } from '#server/db/schema/applications.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { openApplicationId } from '#server/demo/open-application.ts';
import asked from '#server/demo/world/content/application.json' with { type: 'json' };
import type { World } from '#server/demo/world/types.ts';
import { parseFormDefinition } from '#server/league/application/parse-form.ts';

/** An application for the running season's league that a visitor may try. */
export async function loadApplication({ db, tenantId }: TenantScope, { seasons, tenant }: World): Promise<void> {
  const league = seasons.at(-1)?.leagues.find(({ kind }) => kind === 'league');
  if (!league || tenant.club !== null) return;
  await db.insert(teamApplications).values({
    tenantId,
    id: openApplicationId,
    leagueId: league.id,
    ...parseFormDefinition(asked, tenant.fallbackLocale),
  });
}
