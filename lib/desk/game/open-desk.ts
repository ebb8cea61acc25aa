import { z } from 'zod';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi, commandApi } from '#lib/api/client.ts';
import { type DeskGame, deskGame, getDeskGame } from '#lib/api/contract/desk.ts';
import { getLiveGame, liveGame, recordEvents } from '#lib/api/contract/live.ts';
import { Outbox } from '#lib/desk/outbox/outbox.ts';
import { openQueue } from '#lib/desk/outbox/queue.ts';
import { type DeskStorage, openDeskStorage } from '#lib/desk/outbox/storage.ts';
import { requireSession } from '#lib/desk/session.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { deviceName } from './device-name.ts';
import { createGameSaver } from './game-saver.ts';
import { createRehearsal } from './rehearsal.ts';

const table = z.object({ live: liveGame, game: deskGame });
export type DeskSnapshot = z.infer<typeof table>;

/** Where commands go. */
export type DeskOutbox = Pick<Outbox, 'getState' | 'subscribe' | 'write' | 'take' | 'keep' | 'drop' | 'wake' | 'close'>;

export type OpenDesk = {
  snapshot: DeskSnapshot;
  /** Keeps another sheet on the device. */
  saveSnapshot: (table: DeskSnapshot) => Promise<void>;
  outbox: DeskOutbox;
  storage: DeskStorage;
  device: string;
  /** Nothing of it leaves this page. */
  isRehearsal: boolean;
  /** The server's clock, as well as this device knows it. */
  now: () => number;
};

/**
 * Opens a game at the table: from the engine, or without network from what this device has kept. Throws an `ApiFailure`
 * where neither has it, or nobody is signed in.
 */
export async function openDesk(gameId: string, locale: Locale): Promise<OpenDesk> {
  requireSession();
  const storage = await openDeskStorage();
  const device = await deviceName();
  const { table, offsetMs } = await fetchSnapshot(storage, gameId, locale);
  const { live } = table;
  const queue = openQueue(live.events, live.seq, await storage.unsentOf(gameId));
  const { saveLog: keepLog, saveSnapshot: keepTable } = createGameSaver(storage, { table, log: queue, offsetMs });
  const outbox = new Outbox({
    gameId,
    queue,
    storage,
    keepLog,
    send: ({ events, expectedSeq }) =>
      commandApi(recordEvents, { params: { gameId }, body: { expectedSeq, device, events: [...events] } }),
    load: (since, seq) => callApi(getLiveGame, { params: { gameId }, query: { since, seq, locale } }),
  });
  return {
    snapshot: table,
    saveSnapshot: keepTable,
    outbox,
    storage,
    device,
    isRehearsal: false,
    now: () => Date.now() + offsetMs,
  };
}

/** A copy of the game to practise on: from its log where it is on, else from the beginning. Throws as `openDesk` does. */
export async function openRehearsal(gameId: string, locale: Locale): Promise<OpenDesk> {
  const real = await openDesk(gameId, locale);
  const { live, game } = real.snapshot;
  const { log, seq } = real.outbox.getState().queue;
  const start = game.state === 'live' ? { log, seq } : { log: [], seq: 0 };
  return {
    ...real,
    outbox: createRehearsal(openQueue(start.log, start.seq, [])),
    snapshot: { game, live },
    isRehearsal: true,
  };
}

async function fetchSnapshot(storage: DeskStorage, gameId: string, locale: Locale) {
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

/** The games that this device can open without network. */
export async function listSavedGames(storage: DeskStorage): Promise<DeskGame[]> {
  return (await storage.keptGames()).flatMap((answer) => {
    const { data } = table.safeParse(answer);
    return data ? [data.game] : [];
  });
}
