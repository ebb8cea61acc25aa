import { and, eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { fantasySeasons } from '#server/db/schema/fantasy.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { isOpened } from './find.ts';

/** Whether a league plays fantasy. What happens in its season changes nothing here: most pages of the league show the tab alone. */
export async function hasFantasy(scope: ReadScope, leagueId: string): Promise<boolean> {
  dependsOn(scope, tags.leagueFormat(leagueId));
  const found = await scope.db
    .select({ id: fantasySeasons.id })
    .from(fantasySeasons)
    .where(ofTenant(scope, fantasySeasons, and(eq(fantasySeasons.leagueId, leagueId), isOpened)))
    .limit(1);
  return found.length > 0;
}
