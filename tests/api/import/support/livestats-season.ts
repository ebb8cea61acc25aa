import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { importLiveStats, type LiveStatsImport } from '#server/feeds/livestats/import-livestats.ts';
import { liveStatsFile, team } from '#tests/unit/server/feeds/livestats/livestats-file.ts';
import { type ImportBench, league, openImportBench } from './import-bench.ts';
import { listeningReport } from './listening-report.ts';

const fixtures = [
  'season,league,id,round,date,time,home,home_score,away,away_score,status',
  '2025/26,Liga,501,1,2025-10-04,18:00,KK Sava,2,KK Drava,0,final',
  '2025/26,Liga,502,2,2025-10-11,18:00,KK Drava,,KK Sava,,scheduled',
].join('\n');

export const basket = { actionType: '2pt', subType: 'layup', tno: 1, pno: 1, clock: '09:00:00', scoring: 1 };
export const ended = { actionType: 'game', subType: 'end', period: 4, clock: '00:00:00' };

/** A file of a game that ends 2–0. */
export const liveStatsGame = (home = team('Sava', 'SAV', 2), away = team('Drava', 'DRA')) =>
  liveStatsFile([basket, ended], { tm: { '1': home, '2': away } });

/** For each test a tenant of its own with the fixtures 501 (Sava – Drava) and 502 (Drava – Sava). */
export function liveStatsSeason() {
  let bench: ImportBench;
  let scope: TenantScope & { host: string };
  beforeAll(async () => {
    bench = await openImportBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    scope = await bench.tenant();
    const file = await bench.file('fixtures.csv', fixtures);
    await importFixtures(scope, { file, league }, listeningReport().report);
  });

  return {
    get scope() {
      return scope;
    },
    get folder() {
      return bench.folder;
    },
    file: (name: string, content: unknown) => bench.file(name, content),
    count: (table: OwnedTable) => scope.db.$count(table, eq(table.tenantId, scope.tenantId)),
    game: async (id: string) => {
      const ofId = and(eq(games.tenantId, scope.tenantId), eq(games.externalIds, [`fixture:${id}`]));
      const [game] = await scope.db.select().from(games).where(ofId);
      return game;
    },
    importFiles: async (paths: string[], more: Partial<LiveStatsImport> = {}) => {
      const { report, told } = listeningReport();
      const { agreed, ...counts } = await importLiveStats(scope, { paths, clue: {}, ...more }, report);
      return { counts, told, agreed };
    },
  };
}

type OwnedTable = PgTable & { tenantId: AnyPgColumn };
