import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { getBoxScore as getBoxScoreCall } from '#lib/api/contract/box-score.ts';
import { createApi } from '#server/api/app.ts';
import { openEmbedded } from '#server/db/embedded/open.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { createLog } from '#server/log.ts';
import { officialDifferences } from '#tests/api/live/support/official-differences.ts';
import { importRealGames, type RealGames } from '#tests/api/live/support/real-season.ts';
import { scheduleAgain } from '#tests/api/live/support/schedule-again.ts';
import { scoreAgain } from '#tests/api/live/support/score-again.ts';
import { signInAsBefore } from '#tests/fixtures/staff.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import type { BenchContext, Measurement, Scenario } from '#tests/load/scenario.ts';
import { missingSharedData } from '#tests/setup/shared-data.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const nbl = 'livestats-nbl-2021-22';
const seasons: { name: string; place: string; source: RealGames }[] = [
  { name: 'NBL 2021-22', place: nbl, source: { livestats: [`${nbl}/games`, `${nbl}/games-gz`] } },
  { name: 'EuroLeague 2022-23', place: 'euroleague-2022-23', source: { euroleague: 'euroleague-2022-23' } },
];
const eventsEach = 50;

/** Every real game there is, scored once more by the commands of the table, beside its official box score. */
export const liveReplay: Scenario = {
  name: 'live-replay',
  summary: 'whole seasons of real games scored once more: how many end with the official box score',
  run: async (context) => {
    const folder = await temporaryFolder('bench-replay');
    const embedded = await openEmbedded(folder, 'command', createLog('error'));
    const pool = new pg.Pool(embedded.connection);
    await migrateDatabase(pool);
    const db = drizzle(pool, { casing: 'snake_case' });
    try {
      const measured: Measurement[] = [];
      for (const [index, season] of seasons.entries()) {
        const missing = missingSharedData(season.place);
        if (missing) {
          context.say(`  left out: ${missing}`);
          continue;
        }
        const host = `${index}.test`;
        const tenantId = await insertTenant(db, `season-${index}`, [host]);
        measured.push(...(await replaySeason({ db, tenantId }, host, season, context)));
      }
      return measured;
    } finally {
      await pool.end();
      await embedded.release();
      await removeFolder(folder);
    }
  },
};

async function replaySeason(
  scope: TenantScope,
  host: string,
  { name, source }: (typeof seasons)[number],
  { say }: BenchContext,
): Promise<Measurement[]> {
  const official = await importRealGames(scope, source);
  const api = createApi({ db: scope.db, log: createLog('silent'), checkAnswers: false });
  const scorer = { api, host, token: await signInAsBefore(scope, 'scorer') };
  const readBox = async (gameId: string) => {
    const address = `http://localhost/api/v2/website/games/${gameId}/box-score`;
    const { boxScore } = getBoxScoreCall.answer.parse(await (await api.request(address, { headers: { host } })).json());
    if (!boxScore) throw new Error(`Game ${gameId} has no box score.`);
    return boxScore;
  };
  const { games } = await scheduleAgain(scope, [...official.keys()]);
  const agreed = { replayed: 0, imported: 0 };
  const started = performance.now();
  for (const game of games) {
    const kept = official.get(game.sourceId);
    if (!kept) throw new Error(`Game ${game.sourceId} has no official box score.`);
    await scoreAgain(scope, scorer, game, eventsEach);
    const replayed = officialDifferences(kept, await readBox(game.gameId));
    const imported = officialDifferences(kept, await readBox(game.sourceId));
    if (replayed.length === 0) agreed.replayed += 1;
    if (imported.length === 0) agreed.imported += 1;
    for (const line of replayed)
      say(`  ${name}, ${game.sourceId}: ${line}${imported.includes(line) ? ' (as imported)' : ''}`);
  }
  const seconds = (performance.now() - started) / 1000;
  return [
    {
      name: `${name}: of ${games.length} games scored again, with the official box score`,
      value: agreed.replayed,
      unit: 'games',
      baseline: { name: 'imported', value: agreed.imported },
      target: agreed.imported,
      better: 'higher',
    },
    { name: `${name}: a whole game, sheet to finalised`, value: seconds / games.length, unit: 's', better: 'lower' },
  ];
}
