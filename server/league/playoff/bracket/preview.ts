import type { PlayoffBracket, PlayoffPlan } from '#lib/api/contract/competition/playoffs.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { atOnce } from '#server/db/run-queries.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { readTables } from '#server/league/standings/decide/read.ts';
import { bracketRows } from './bracket-rows.ts';
import { checkSource } from './check-source.ts';
import { presentRounds } from './present.ts';
import { readSeeds } from './read-seeds.ts';

/**
 * Returns the bracket that a plan would make, by the tables as they stand, in a language, else in that of the tenant. The caller authorises.
 * Throws as `createPlayoff`.
 */
export async function previewPlayoff(
  scope: TenantScope,
  leagueId: string,
  plan: PlayoffPlan,
  locale?: Locale,
): Promise<PlayoffBracket> {
  const tables = await readTables(scope, leagueId, atOnce, locale);
  checkSource(tables, plan);
  const { seeds, ...standing } = readSeeds(tables, plan);
  const owner = { tenantId: scope.tenantId, leagueId, phaseId: plan.phaseId, takenSlugs: new Set<string>() };
  const rows = bracketRows(owner, plan, (number) => seeds[number - 1]?.place ?? null);
  return { ...standing, rounds: presentRounds(tables, { ...rows, games: [] }, seeds) };
}
