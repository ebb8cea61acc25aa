import { eq } from 'drizzle-orm';
import { commandApi, configureClient } from '#lib/api/client.ts';
import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import { recordEvents } from '#lib/api/contract/live.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { bringForward } from '#server/demo/live/bring-forward.ts';
import { enterSquads } from '#server/demo/live/enter-squads.ts';
import { nextScript } from '#server/demo/live/next-script.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import { signInAsBefore } from '#tests/fixtures/staff.ts';
import { event, tipOff } from '#tests/fixtures/table.ts';

export interface DemoTable {
  gameId: string;
  /** Of the scorer. */
  token: string;
  /** Records the next event of the game through the API. Throws where it is refused. */
  recordNext(): Promise<void>;
}

/** Begins the next game of the demo league on the site at an origin, with a scorer who is signed in. */
export async function openDemoTable(data: string, origin: string): Promise<DemoTable> {
  const { db, close } = await connectDatabase({ DATA_DIR: data, DATABASE_URL: undefined, LOG_LEVEL: 'error' });
  const [tenant] = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.slug, 'meridian'));
  if (!tenant) throw new Error('The site does not show the demo.');
  const scope = { db, tenantId: tenant.id };
  const script = await nextScript(scope);
  if (!script) throw new Error('The demo has no game left to be played.');
  const { gameId, simulation } = script;
  await bringForward(scope, gameId, new Date());
  await enterSquads(scope, await loadLiveGame(scope, gameId), simulation);
  const { state } = await loadLiveGame(scope, gameId);
  const token = await signInAsBefore(scope, 'scorer');
  await close();
  configureClient({ apiUrl: origin, accessToken: () => token });
  const person = (side: Side, index: number) => simulation[side].players[index]?.person ?? '';
  let seq = state.log.length;
  let count = 0;
  const record = async (events: NewGameEvent[]) => {
    const body = { expectedSeq: seq, device: 'bench', events };
    const answer = await commandApi(recordEvents, { params: { gameId }, body });
    if (answer.outcome !== 'recorded') throw new Error('An event of the benchmark was not recorded.');
    seq = answer.seq;
  };
  if (seq === 0) await record(tipOff({ person }));
  return {
    gameId,
    token,
    recordNext() {
      count += 1;
      const side = sides[count % 2] ?? 'home';
      const by = { side, person: person(side, count % 5) };
      const clockMs = Math.max(0, 600_000 - count * 500);
      if (count % 3 > 0) return record([event({ type: 'rebound', kind: 'defensive', ...by }, { clockMs })]);
      return record([event({ type: 'field-goal', points: 2, made: true, shot: 'layup', ...by }, { clockMs })]);
    },
  };
}
