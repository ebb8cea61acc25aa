import { z } from 'zod';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi, commandApi } from '#lib/api/client.ts';
import type { Locale } from '#lib/api/contract/common.ts';
import { getDeskGame } from '#lib/api/contract/desk.ts';
import { gameSummary } from '#lib/api/contract/game.ts';
import { getLiveGame, liveGame, recordEvents } from '#lib/api/contract/live.ts';
import { Outbox } from './outbox.ts';
import { openQueue } from './queue.ts';
import { deviceName, readSession } from './session.ts';
import { type DeskStorage, openDeskStorage } from './storage.ts';

const table = z.object({ live: liveGame, game: gameSummary });
export type DeskTable = z.infer<typeof table>;

export type OpenDesk = {
  table: DeskTable;
  outbox: Outbox;
  storage: DeskStorage;
  device: string;
  /** The server's clock, as well as this device knows it. */
  now: () => number;
};

/**
 * Opens a game at the table: from the engine, or without network from what this device has kept. Throws an `ApiFailure`
 * where neither has it, or nobody is signed in.
 */
export async function openDesk(gameId: string, locale: Locale): Promise<OpenDesk> {
  if (!readSession())
    throw new ApiFailure(401, { code: 'unauthorized', message: 'Nobody is signed in on this device.' });
  const storage = await openDeskStorage();
  const device = deviceName();
  const { table, offsetMs } = await fetchTable(storage, gameId, locale);
  const { live } = table;
  const queue = openQueue(live.events, live.seq, await storage.unsentOf(gameId));
  const outbox = new Outbox({
    gameId,
    queue,
    storage,
    send: ({ events, expectedSeq }) =>
      commandApi(recordEvents, { params: { gameId }, body: { expectedSeq, device, events: [...events] } }),
    load: (since, seq) => callApi(getLiveGame, { params: { gameId }, query: { since, seq, locale } }),
  });
  keepUpToDate(storage, outbox, table, offsetMs);
  return { table, outbox, storage, device, now: () => Date.now() + offsetMs };
}

async function fetchTable(storage: DeskStorage, gameId: string, locale: Locale) {
  try {
    const game = await callApi(getDeskGame, { params: { gameId }, query: { locale } });
    const askedAt = Date.now();
    // A number that nobody has asked for yet: the table must not begin with a copy that a cache has kept.
    const live = await callApi(getLiveGame, { params: { gameId }, query: { locale, seq: askedAt } });
    const offsetMs = Date.parse(live.serverTime) - (askedAt + Date.now()) / 2;
    await storage.saveGame(gameId, { game, live, offsetMs });
    return { table: { game, live }, offsetMs };
  } catch (error) {
    if (!(error instanceof ApiFailure) || (error.status !== 0 && error.status < 500)) throw error;
    const kept = table.extend({ offsetMs: z.number() }).safeParse(await storage.gameOf(gameId));
    if (!kept.success) throw error;
    const { offsetMs, ...rest } = kept.data;
    return { table: rest, offsetMs };
  }
}

/** What is acknowledged is kept with the game, so that it can be opened again without network. */
function keepUpToDate(storage: DeskStorage, outbox: Outbox, { game, live }: DeskTable, offsetMs: number): void {
  let seq = outbox.getState().queue.seq;
  outbox.subscribe(() => {
    const { queue } = outbox.getState();
    if (queue.seq === seq) return;
    seq = queue.seq;
    void storage.saveGame(live.gameId, { game, live: { ...live, seq, events: queue.log }, offsetMs });
  });
}
