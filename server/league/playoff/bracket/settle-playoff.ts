import type { ManagedPlayoff } from '#lib/api/contract/competition/playoffs.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { oneByOne } from '#server/db/run-queries.ts';
import type { leagues } from '#server/db/schema/leagues.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { followSchedule } from '#server/league/fantasy/round/follow-schedule.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { readTables } from '#server/league/standings/decide/read.ts';
import { announceParts } from '#server/league/website/announce-parts.ts';
import { loadPlayoff } from './load.ts';
import { presentPlayoff } from './present.ts';

type League = typeof leagues.$inferSelect;

/** Settles the series of a playoff after a change by the office, announces them, and returns it as it is then. */
export async function settlePlayoff(scope: TenantScope, league: League, phaseId: string): Promise<ManagedPlayoff> {
  await settleLeague(scope, league);
  const tables = await readTables(scope, league.id, oneByOne);
  return presentPlayoff(tables, await loadPlayoff(scope, league.id, phaseId));
}

/** Settles and announces the series of a league. */
export async function settleLeague(scope: TenantScope, league: League): Promise<void> {
  await announceParts(scope, () => settleStages(scope, league.id));
  await followSchedule(scope, league.id, new Date());
  await announce(scope, [...tagsOfLeague(scope, league), tags.clubs(scope.tenantId)]);
}
