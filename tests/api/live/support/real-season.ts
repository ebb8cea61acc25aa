import { asc } from 'drizzle-orm';
import { officialBoxes } from '#server/db/schema/game-projections.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { importEuroleague } from '#server/feeds/euroleague/import-euroleague.ts';
import { importLiveStats } from '#server/feeds/livestats/import-livestats.ts';
import { listeningReport } from '#tests/api/import/support/listening-report.ts';
import { sharedData } from '#tests/setup/shared-data.ts';
import type { KeptOfficialBox } from './official-differences.ts';

/** LiveStats files or folders, or one folder of answers of the EuroLeague, by their places in the shared data. */
export type RealGames = { livestats: readonly string[] } | { euroleague: string };

/** Brings real games in, as one league; returns the official box score of each. */
export async function importRealGames(scope: TenantScope, source: RealGames): Promise<Map<string, KeptOfficialBox>> {
  const { report, told } = listeningReport();
  const { failed } =
    'livestats' in source
      ? await importLiveStats(
          scope,
          {
            paths: source.livestats.map(sharedData),
            clue: { season: '2021/22', league: 'NBL' },
            createMissing: { timeZone: 'Australia/Melbourne' },
          },
          report,
        )
      : await importEuroleague(scope, { folder: sharedData(source.euroleague), timeZone: 'Europe/Berlin' }, report);
  if (failed > 0) throw new Error(told.problems.join('\n'));
  const rows = await scope.db
    .select({ gameId: officialBoxes.gameId, box: officialBoxes.box })
    .from(officialBoxes)
    .where(ofTenant(scope, officialBoxes))
    .orderBy(asc(officialBoxes.gameId));
  return new Map(rows.map(({ gameId, box }) => [gameId, box as KeptOfficialBox]));
}
