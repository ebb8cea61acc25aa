import type pg from 'pg';
import type { FantasyRules } from '#lib/basketball/fantasy/rules.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { verifySeason } from '#server/league/fantasy/ledger/verify-season.ts';
import { fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import { recountSeason } from '#server/league/fantasy/table/recount.ts';
import { compareWithRaw, openRealSeason } from '#tests/fixtures/fantasy-season/play-real-season.ts';
import { simulateManagers } from '#tests/fixtures/fantasy-season/simulate-managers.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import type { BenchContext, Measurement } from '#tests/load/scenario.ts';
import { withBenchDatabase } from '#tests/load/support/bench-database.ts';
import { measureAnswers } from './answers.ts';
import { countBrokenRules } from './count-broken-rules.ts';

const managers = 10_000;
/** The table may be made anew every ten seconds: it has to take far less. */
const recountTargetSeconds = 5;

/** A whole real season played by simulated managers, its totals counted again by other code from the raw files. */
export function measureSeason(say: BenchContext['say']): Promise<Measurement[]> {
  return withBenchDatabase('fantasy', async ({ db, pool }) => {
    const scope = { db, tenantId: await insertTenant(db, 'real', ['real.test']) };
    const opened = await timed(say, 'a season imported and opened', () => openRealSeason(scope));
    const { seasonId } = opened.result;
    const play = () => simulateManagers(scope, seasonId, { managers, seed: 14 });
    await timed(say, `played by ${managers} managers`, play);
    return judgeSeason({ scope, pool, ...opened.result }, say);
  });
}

async function timed<Result>(say: BenchContext['say'], what: string, work: () => Promise<Result>) {
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  say(`  ${what}: ${seconds.toFixed(1)} s`);
  return { result, seconds };
}

type Played = { scope: TenantScope; pool: pg.Pool; seasonId: string; leagueId: string };

/** Counts a season that was played, and everything about it again. */
async function judgeSeason(
  { scope, pool, seasonId, leagueId }: Played,
  say: BenchContext['say'],
): Promise<Measurement[]> {
  const { rules } = await fetchFantasySeason(scope, seasonId);
  const all = await timed(say, 'all rounds counted', () => recountSeason(scope, seasonId));
  await pool.query('vacuum analyze');
  await pool.query(
    `update fantasy_round set recount_from = date_trunc('milliseconds', now()) where fantasy_season_id = $1
       and number = (select max(number) from fantasy_round where fantasy_season_id = $1 and locks_at < now())`,
    [seasonId],
  );
  const one = await timed(say, 'one round counted again', () => recountSeason(scope, seasonId));
  const { result: raw } = await timed(say, 'compared with the raw files', () => compareWithRaw(scope, seasonId));
  for (const line of raw.differ.slice(0, 5)) say(`    ${line}`);
  const verified = await timed(say, 'verified from the logs', () => verifySeason(scope, leagueId));
  const { games, lines, totals, differences } = verified.result;
  for (const line of differences.slice(0, 5)) say(`    ${line}`);
  const { result: broken } = await timed(say, 'rules checked', () => countBrokenRules(pool, seasonId, rules));
  say(`  ${games} games, ${lines} lines, ${broken.lineups} lineups, ${raw.totals} totals of ${managers} squads`);
  const none = { unit: '', target: 0, better: 'lower' } as const;
  const seconds = { unit: 's', better: 'lower' } as const;
  return [
    { name: `of ${raw.totals} totals, not what the raw files give`, value: raw.differ.length, ...none },
    { name: `of ${lines} lines and ${totals} totals, not what the logs give`, value: differences.length, ...none },
    { name: `of ${broken.lineups} lineups, over budget`, value: broken.overBudget, ...none },
    { name: 'with another bank than prices and transfers give', value: broken.wrongBank, ...none },
    { name: 'with too many transfers', value: broken.transfers, ...none },
    { name: 'that are no squad', value: broken.shape, ...none },
    { name: 'prices beyond their caps', value: await countPricesBeyond(pool, seasonId, rules), ...none },
    { name: 'all rounds of the season counted', value: all.seconds, ...seconds },
    { name: 'one round and the table counted again', value: one.seconds, target: recountTargetSeconds, ...seconds },
    { name: 'the season verified from its logs', value: verified.seconds, ...seconds },
    ...(await measureAnswers(scope, leagueId)),
    { name: 'most memory of the process', value: process.resourceUsage().maxRSS / 1024, unit: 'MB', better: 'lower' },
  ];
}

async function countPricesBeyond(pool: pg.Pool, seasonId: string, { prices }: FantasyRules): Promise<number> {
  const { rows } = await pool.query<{ beyond: number }>(
    `select count(*)::int beyond from fantasy_entrant_price where fantasy_season_id = $1
       and (price < $2 or price > $3 or abs((working->>'cappedChange')::int) > $4)`,
    [seasonId, prices.minimum, prices.maximum, prices.maxChange],
  );
  return rows[0]?.beyond ?? Number.NaN;
}
