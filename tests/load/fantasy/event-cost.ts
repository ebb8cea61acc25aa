import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { Side } from '#lib/basketball/events.ts';
import { type Notice, withOutbox } from '#server/db/carrier/outbox.ts';
import type { Database } from '#server/db/connect.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { fantasyLineups } from '#server/db/schema/fantasy-squads.ts';
import { getLiveRound } from '#server/league/fantasy/round/get-live.ts';
import { recountSeason } from '#server/league/fantasy/table/recount.ts';
import { enterSheet } from '#server/league/live/enter-sheet.ts';
import { recordEvents } from '#server/league/live/record-events.ts';
import { type Fantasy, openFantasy } from '#tests/api/fantasy/support/open-fantasy.ts';
import { insertSquads } from '#tests/fixtures/fantasy-season/simulate-managers.ts';
import { basket, event, tipOff } from '#tests/fixtures/table.ts';
import type { BenchContext, Measurement } from '#tests/load/scenario.ts';
import { withBenchDatabase } from '#tests/load/support/bench-database.ts';
import { countStatements } from '#tests/load/support/count-statements.ts';

const [few, many] = [10, 10_000];
const steps = ['a basket', 'the end of a game', 'a recount of the table', 'the live points of a round'] as const;
type Cost = { queries: number; messages: number; ms: number };

/** What one event of a running game costs the server, with few and with many squads: the same. */
export function measureEventCost(say: BenchContext['say']): Promise<Measurement[]> {
  return withBenchDatabase('fantasy-event', async ({ db, pool }) => {
    const statements = countStatements(pool);
    const sent: Notice[] = [];
    const counted = withOutbox(db, (notices) => void sent.push(...notices));
    const costs = new Map<number, Cost[]>();
    // The first league warms up what is prepared once for each process.
    for (const [index, squads] of [few, few, many].entries()) {
      const fantasy = await openWithSquads(counted, `league-${index}`, squads);
      const measure = async (work: () => Promise<unknown>): Promise<Cost> => {
        statements.take();
        sent.length = 0;
        const started = performance.now();
        await work();
        return { queries: statements.take(), messages: sent.length, ms: performance.now() - started };
      };
      costs.set(squads, await playGame(fantasy, measure));
    }
    return steps.flatMap((step, index) => {
      const [one, other] = [costs.get(few)?.[index], costs.get(many)?.[index]];
      if (!one || !other) return [];
      say(`  ${step}: ${one.ms.toFixed(1)} ms with ${few} squads, ${other.ms.toFixed(1)} ms with ${many}`);
      return (['queries', 'messages'] as const).map((unit) => ({
        name: `${step}, ${many} squads`,
        value: other[unit],
        unit,
        baseline: { name: `${few} squads`, value: one[unit] },
        target: one[unit],
        better: 'lower' as const,
      }));
    });
  });
}

async function openWithSquads(db: Database, slug: string, squads: number): Promise<Fantasy> {
  const fantasy = await openFantasy(db, slug);
  const ids = await insertSquads(fantasy.scope, fantasy.seasonId, 0, squads);
  const { starters, sixth, bench, coach, captain } = fantasy.lineup;
  const lineup = { round: 1, revision: 1, starters: [...starters], sixth, bench: [...bench], coach, captain };
  const rows = ids.map((squadId) => ({
    tenantId: fantasy.scope.tenantId,
    squadId,
    ...lineup,
    bank: 120,
    cost: 880,
    transfers: 0,
    savedAt: new Date(),
  }));
  await insertRows(db, fantasyLineups, rows);
  return fantasy;
}

async function playGame(fantasy: Fantasy, measure: (work: () => Promise<unknown>) => Promise<Cost>): Promise<Cost[]> {
  const { scope, ids } = fantasy;
  const gameId = fantasy.gameOf(1, 0);
  const players = { home: ids.players.a, away: ids.players.b };
  const listed = (side: Side) => players[side].map((personId, index) => ({ personId, number: String(index + 4) }));
  const sheet = { home: listed('home'), away: listed('away'), coaches: { home: null, away: null } };
  await enterSheet(scope, gameId, sheet);
  const person = (side: Side, index: number) => players[side][index] ?? '';
  let seq = 0;
  const record = async (events: NewGameEvent[]) => {
    const answer = await recordEvents(scope, { userId: 'u1', roles: ['scorer'] }, gameId, {
      expectedSeq: seq,
      device: 'tablet 1',
      events,
    });
    seq = answer.seq;
  };
  await record(tipOff({ person }));
  await record([basket({ person }, 'home')]);
  const atBasket = await measure(() => record([basket({ person }, 'away')]));
  const slugs = { season: '2025-26', league: 'first-league' };
  const reader = { ...scope, host: 'bench.test', locale: 'sr' as const, fallbackLocale: 'en' as const };
  const atLive = await measure(() => getLiveRound(reader, slugs, 1));
  const end = { clockMs: 0 };
  await record([basket({ person }, 'home', 1), event({ type: 'period-end' }, end)]);
  await record([event({ type: 'game-end' }, end)]);
  const atEnd = await measure(() => record([event({ type: 'finalised' }, end)]));
  const atRecount = await measure(() => recountSeason(scope, fantasy.seasonId));
  return [atBasket, atEnd, atRecount, atLive];
}
