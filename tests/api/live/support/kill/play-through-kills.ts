import 'fake-indexeddb/auto';
import { setTimeout as wait } from 'node:timers/promises';
import { callApi, configureClient } from '#lib/api/client.ts';
import { type BoxScore, getBoxScore as getBoxScoreCall } from '#lib/api/contract/box-score.ts';
import { getLiveGame } from '#lib/api/contract/live.ts';
import type { DeskCommand } from '#lib/desk/outbox/queue.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { getBoxScore } from '#server/league/game/get-box-score.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { type Acknowledged, openDevice } from './device.ts';
import { drawMoments, type Moment, type Victim } from './moments.ts';
import { type MortalEngine, startMortalEngine } from './mortal-engine.ts';
import { scriptOf } from './script.ts';

export type KillReport = {
  /** Ids in the order in which the table wrote them, and as the log has them in the end. */
  written: string[];
  logged: string[];
  acknowledged: number;
  /** Events that were acknowledged but are not in the log under that number. */
  broken: string[];
  box: BoxScore | null;
  uninterrupted: BoxScore | null;
};

/** Above the usual queue length, so that the desk continues for a while without responses. */
const mostWaiting = 8;

/** Scores a game from a device while server, database and device are killed at random moments, and the same without that. */
export async function playThroughKills(
  dataDir: string,
  { seed, victims, periods }: { seed: string; victims: Record<Victim, number>; periods: number },
): Promise<KillReport> {
  const engine = await startMortalEngine(dataDir);
  try {
    const { table, token, uninterrupted } = await prepare(dataDir, periods);
    configureClient({ apiUrl: engine.origin, accessToken: () => token });
    const script = scriptOf(table, periods);
    const acknowledged: Acknowledged = new Map();
    await score(engine, table.gameId, script, drawMoments(seed, victims, script.length), acknowledged);
    const params = { gameId: table.gameId };
    const { events } = await callApi(getLiveGame, { params, query: { seq: Date.now() } });
    const places = new Map(events.map(({ id, seq }) => [id, seq]));
    return {
      written: script.flatMap((command) => command.events.map(({ id }) => id)),
      logged: events.map(({ id }) => id),
      acknowledged: acknowledged.size,
      broken: [...acknowledged].filter(([id, seq]) => places.get(id) !== seq).map(([id]) => id),
      box: (await callApi(getBoxScoreCall, { params, query: { locale: 'en' } })).boxScore,
      uninterrupted,
    };
  } finally {
    await engine.stop();
  }
}

async function prepare(dataDir: string, periods: number) {
  const { db, close } = await connectDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined, LOG_LEVEL: 'error' });
  try {
    const table = await openTable(db, 'interrupted', 'localhost');
    const token = await signInAs(table.scope, 'scorer');
    return { table, token, uninterrupted: await scoreAtOnce(await openTable(db, 'uninterrupted'), periods) };
  } finally {
    await close();
  }
}

async function scoreAtOnce(table: Table, periods: number): Promise<BoxScore | null> {
  let seq = 0;
  for (const { events } of scriptOf(table, periods)) ({ seq } = await table.record([...events], seq));
  const scope = { ...table.scope, host: 'localhost', locale: 'en', fallbackLocale: 'en' } as const;
  return getBoxScore(scope, table.gameId);
}

async function score(
  engine: MortalEngine,
  gameId: string,
  script: readonly DeskCommand[],
  moments: readonly Moment[],
  acknowledged: Acknowledged,
): Promise<void> {
  let onSend: () => void = () => undefined;
  const open = () => openDevice(gameId, acknowledged, () => onSend());
  const nextCall = () => new Promise<void>((resolve) => (onSend = resolve));
  let recovered: Promise<unknown> = Promise.resolve();
  let device = await open();
  for (const [index, command] of script.entries()) {
    const moment = moments.find(({ command }) => command === index);
    if (moment) await recovered;
    const called = moment && nextCall();
    const writing = device.write(command);
    if (moment?.victim === 'device') {
      await Promise.race([called, writing]);
      await wait(moment.delayMs);
      device.die();
      device = await open();
      // Whoever sits at the table sees what is there, and writes what is missing.
      if (!device.knows(command)) await device.write(command);
    } else {
      await writing;
      if (moment) {
        await called;
        await wait(moment.delayMs);
        recovered = engine.kill(moment.victim === 'database');
      }
    }
    await device.untilWaiting(mostWaiting);
  }
  await device.untilWaiting(0);
  await recovered;
}
