import { eq } from 'drizzle-orm';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { listMarket } from '#server/league/fantasy/entrant/list-market.ts';
import { getLiveRound } from '#server/league/fantasy/round/get-live.ts';
import { getRoundReview } from '#server/league/fantasy/round/get-review.ts';
import { getFantasySeason } from '#server/league/fantasy/season/get.ts';
import { getSquad } from '#server/league/fantasy/squad/get.ts';
import { listFantasyTable } from '#server/league/fantasy/table/list.ts';
import { percentile } from '#tests/load/percentile.ts';
import type { Measurement } from '#tests/load/scenario.ts';

const runs = 9;

/** How long the answers of a fantasy season take that all visitors share, with as many squads as it has. */
export async function measureAnswers(scope: TenantScope, leagueId: string): Promise<Measurement[]> {
  const [found] = await scope.db
    .select({ season: seasons.slug, league: leagues.slug })
    .from(leagues)
    .innerJoin(seasons, eq(seasons.id, leagues.seasonId))
    .where(ofTenant(scope, leagues, eq(leagues.id, leagueId)));
  const slugs = found ?? { season: '', league: '' };
  const reader = { ...scope, host: 'real.test', locale: 'en' as const, fallbackLocale: 'en' as const };
  const answers: Record<string, () => Promise<unknown>> = {
    'season at a glance': () => getFantasySeason(reader, slugs),
    market: () => listMarket(reader, slugs),
    table: () => listFantasyTable(reader, slugs, { limit: 60 }),
    'round in review': () => getRoundReview(reader, slugs, 20),
    'a squad': () => getSquad(reader, slugs, { squad: 77, round: 20 }),
    'live points': () => getLiveRound(reader, slugs, 20),
  };
  const measured: Measurement[] = [];
  for (const [name, answer] of Object.entries(answers)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now();
      await answer();
      times.push(performance.now() - started);
    }
    measured.push({
      name: `${name}, of 10,000 squads`,
      value: percentile(times, 0.5),
      unit: 'ms',
      better: 'lower',
    });
  }
  return measured;
}
