import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presets } from '#lib/basketball/fantasy/presets.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasyEntrantPrices } from '#server/db/schema/fantasy.ts';
import { fantasyLineups } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { verifySeason } from '#server/league/fantasy/ledger/verify-season.ts';
import {
  compareWithRaw,
  openRealSeason,
  playRealSeason,
  realSeason,
  writeFirstGames,
} from '#tests/fixtures/fantasy-season/play-real-season.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { missingSharedData } from '#tests/setup/shared-data.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const managers = 200;
/** The first four rounds. */
const games = 36;

describe.skipIf(missingSharedData(`${realSeason}/Boxscore.jsonl.gz`))(
  'the first rounds of a real season played by simulated managers',
  () => {
    let database: DatabaseConnection;
    let scope: TenantScope;
    let folder: string;
    let season: { leagueId: string; seasonId: string };
    beforeAll(async () => {
      database = await createTestDatabase();
      scope = { db: database.db, tenantId: await insertTenant(database.db, 'real', ['real.test']) };
      folder = await temporaryFolder('fantasy');
      await writeFirstGames(folder, games);
      season = await openRealSeason(scope, folder);
      await playRealSeason(scope, season.seasonId, managers);
    });
    afterAll(async () => {
      await database.close();
      await removeFolder(folder);
    });

    test('every total is what the raw files give, counted by other code', async () => {
      const { totals, differ } = await compareWithRaw(scope, season.seasonId, folder);
      expect(differ).toEqual([]);
      expect(totals).toBe(managers * 4);
    });

    test('the season counted again from its logs is what is stored, to the last unit', async () => {
      const verified = await verifySeason(scope, season.leagueId);
      expect(verified).toMatchObject({ games, differences: [] });
    });

    test('prices stay within their caps, and nobody is over budget', async () => {
      const { minimum, maximum, maxChange } = presets.euroleague.prices;
      const prices = await database.db.select().from(fantasyEntrantPrices).where(ofTenant(scope, fantasyEntrantPrices));
      expect(prices.length).toBeGreaterThan(1000);
      expect(prices.filter(({ price }) => price < minimum || price > maximum)).toEqual([]);
      expect(prices.filter(({ working }) => Math.abs(working?.cappedChange ?? 0) > maxChange)).toEqual([]);
      const lineups = await database.db.select().from(fantasyLineups).where(ofTenant(scope, fantasyLineups));
      expect(lineups.filter(({ bank }) => bank < 0)).toEqual([]);
    });
  },
);
