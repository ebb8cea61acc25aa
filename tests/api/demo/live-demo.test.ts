import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { demoScripts } from '#server/db/schema/demo-scripts.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { keepDemoLive } from '#server/demo/live/keep-live.ts';
import { nextScript, type Script } from '#server/demo/live/next-script.ts';
import { playOn } from '#server/demo/live/play-on.ts';
import { simulateGame } from '#server/demo/simulate/simulate-game.ts';
import { fibaSimulation, type SimulationInput } from '#server/demo/simulate/types.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import { recordEvents } from '#server/league/live/record-events.ts';
import { createLog } from '#server/log.ts';
import { insertGames } from '#tests/fixtures/small-games.ts';
import { insertSmallLeague, type TeamLetter } from '#tests/fixtures/small-league.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const log = createLog('silent');
const scorer = { userId: 'scorer', roles: ['scorer' as const] };
let database: DatabaseConnection;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A league with two games to come, B against A and then D against C, each with its script: minutes, not quarters. */
async function openDemo(slug: string) {
  const { db } = database;
  const ids = await insertSmallLeague(db, slug, [`${slug}.test`]);
  await insertGames(db, ids);
  const scope = { db, tenantId: ids.tenantId };
  const squad = (letter: TeamLetter) => ({
    players: ids.players[letter].map((person) => ({ person, position: 'guard' as const, ratings })),
  });
  const first = await addScript(scope, 'b-a', { home: squad('b'), away: squad('a') }, new Date(Date.now() - 1_000));
  const second = await addScript(
    scope,
    'd-c',
    { home: squad('d'), away: squad('c') },
    new Date('2099-01-01T18:00:00Z'),
  );
  return { scope, first, second };
}

async function addScript(
  scope: TenantScope,
  slug: string,
  teams: Pick<SimulationInput, 'home' | 'away'>,
  tipOffAt: Date,
): Promise<Script> {
  const [game] = await scope.db
    .update(games)
    .set({ tipOffAt })
    .where(ofTenant(scope, games, eq(games.slug, slug)))
    .returning();
  if (!game) throw new Error(`There is no game ${slug}.`);
  const profile = { ...fibaSimulation, periodMs: 60_000, overtimeMs: 60_000 };
  const simulation = { ...teams, seed: game.id, profile, tipOff: tipOffAt.toISOString(), clockEvents: true };
  await scope.db.insert(demoScripts).values({ tenantId: scope.tenantId, gameId: game.id, simulation });
  return { gameId: game.id, tipOffAt, isLive: false, simulation };
}

class Stopped extends Error {}

/** A clock that stops the demo after so many waits, and does not wait. */
function stopAfter(waits: number): () => Promise<void> {
  let left = waits;
  return async () => {
    if (left === 0) throw new Stopped();
    left -= 1;
  };
}

test('a game goes on where it stood, ends with the score of its script, and calls the next one', async () => {
  const { scope, first, second } = await openDemo('on');
  await expect(playOn(scope, first, stopAfter(30))).rejects.toThrow(Stopped);
  const halfway = await loadLiveGame(scope, first.gameId);
  expect(halfway.row.state).toBe('live');
  expect(halfway.sheet.home).toHaveLength(6);

  const next = await nextScript(scope);
  expect(next).toMatchObject({ gameId: first.gameId, isLive: true });
  await playOn(scope, next ?? first, async () => undefined);
  const script = simulateGame(first.simulation);
  const { row, state } = await loadLiveGame(scope, first.gameId);
  expect(row).toMatchObject({ state: 'final', homeScore: state.score.home, awayScore: state.score.away });
  expect(state.log.filter(({ id }) => script.some((event) => event.id === id))).toHaveLength(script.length);
  expect(await nextScript(scope)).toMatchObject({ gameId: second.gameId, isLive: false });
  const { row: coming } = await loadLiveGame(scope, second.gameId);
  expect(Math.abs((coming.tipOffAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
});

test('two servers write one game once, and leave it to a scorer who takes it over', async () => {
  const { scope, first, second } = await openDemo('two');
  const keepers = [await keepDemoLive(database, log), await keepDemoLive(database, log)];
  const logOf = async () => (await loadLiveGame(scope, first.gameId)).state.log;
  await expect.poll(async () => (await logOf()).length, { timeout: 100_000 }).toBeGreaterThan(12);
  const { seq = 0, period = 1, clockMs = null } = (await logOf()).at(-1) ?? {};
  const event = { id: randomUUID(), period, clockMs, type: 'note', source: 'The scorer is here.' } as const;
  const taken = async (expectedSeq: number): Promise<number> => {
    const answer = await recordEvents(scope, scorer, first.gameId, { expectedSeq, device: 'desk', events: [event] });
    return answer.outcome === 'conflict' ? taken(answer.seq) : answer.seq;
  };
  await taken(seq);
  await expect.poll(() => nextScript(scope), { timeout: 100_000 }).toMatchObject({ gameId: second.gameId });
  for (const keeper of keepers) await keeper.close();
  const scripted = new Set(simulateGame(first.simulation).map(({ id }) => id));
  const written = (await logOf()).filter(({ id }) => scripted.has(id));
  expect(new Set(written.map(({ id }) => id)).size).toBe(written.length);
});

test('a game that a scorer has begun is left to the scorer, also after a restart', async () => {
  const { scope, first, second } = await openDemo('begun');
  const { gameId } = first;
  await expect(playOn(scope, first, stopAfter(20))).rejects.toThrow(Stopped);
  const { state } = await loadLiveGame(scope, gameId);
  const { period, clockMs } = state.clock;
  const note = { id: randomUUID(), period, clockMs, type: 'note', source: 'The scorer is here.' } as const;
  await recordEvents(scope, scorer, gameId, { expectedSeq: state.log.length, device: 'desk', events: [note] });
  await expect(playOn(scope, { ...first, isLive: true }, async () => undefined)).rejects.toThrow('Another client');
  const keeper = await keepDemoLive(database, log);
  await expect.poll(() => nextScript(scope), { timeout: 100_000 }).toMatchObject({ gameId: second.gameId });
  await keeper.close();
  expect((await loadLiveGame(scope, gameId)).state.log.at(-1)).toMatchObject({ id: note.id });
});

test('where no demo is nothing is played', async () => {
  const empty = await createTestDatabase();
  const keeper = await keepDemoLive(empty, log);
  await keeper.close();
  await empty.close();
});

const ratings = {
  minutes: 25,
  usage: 1,
  twoPoint: 0.5,
  threePoint: 0.34,
  freeThrow: 0.75,
  threeShare: 0.35,
  rebound: 1,
  pass: 1,
  steal: 1,
  block: 1,
  turnover: 1,
  foul: 1,
  defence: 0,
};
