import { insertRows } from '#server/db/insert-rows.ts';
import { fantasyLineups, fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { followers } from '#server/db/schema/followers.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { DemoKind } from '#server/demo/load/load-games.ts';
import { createRandom } from '#server/demo/simulate/random.ts';
import names from '#server/demo/world/content/fantasy-squads.json' with { type: 'json' };
import type { World } from '#server/demo/world/types.ts';
import { fantasySeasonOf } from '#server/league/fantasy/season/find.ts';
import { openFantasySeason } from '#server/league/fantasy/season/open.ts';
import { markPastRounds, recountSeason } from '#server/league/fantasy/table/recount.ts';
import { openMarket } from './market.ts';
import { playSeason } from './play-season.ts';

/** Opens the fantasy season of the current league with forty squads that have played from its first round on. */
export async function loadFantasy(scope: TenantScope, { seasons, tenant }: World, kind: DemoKind): Promise<void> {
  const league = seasons.at(-1)?.leagues.find(({ kind }) => kind === 'league');
  if (!league || tenant.club !== null) return;
  const now = new Date();
  await openFantasySeason(scope, league.id, { preset: kind === 'paper' ? 'scoresheet' : 'euroleague' }, now);
  const season = await fantasySeasonOf(scope, league.id);
  if (!season) throw new Error('The fantasy season of the demo was not opened.');
  await recountSeason(scope, season.id, now);
  const market = await openMarket(scope, season.id);
  const random = createRandom(`fantasy ${league.id}`);
  const squads = names.map((name, index) => ({
    tenantId: scope.tenantId,
    id: random.uuid(),
    createdAt: now,
    fantasySeasonId: season.id,
    followerId: random.uuid(),
    number: index + 1,
    name,
    joinedRound: market.rounds[0] ?? 1,
    points: 0,
  }));
  await insertRows(
    scope.db,
    followers,
    squads.map(({ tenantId, followerId }) => ({ tenantId, id: followerId, createdAt: now, choices: {} })),
  );
  await insertRows(scope.db, fantasySquads, squads);
  const lineups = squads.flatMap(({ id, number, name }) => playSeason(market, id, number, random.stream(name)));
  await insertRows(
    scope.db,
    fantasyLineups,
    lineups.map((row) => ({ tenantId: scope.tenantId, ...row })),
  );
  await markPastRounds(scope, season.id, (market.rounds.at(-1) ?? 0) + 1, now);
  await recountSeason(scope, season.id, now);
}
