import { z } from 'zod';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi, commandApi } from '#lib/api/client.ts';
import { type DeskGame, deskGame, getDeskGame, getDeskLiveGame } from '#lib/api/contract/desk.ts';
import { liveGame, recordEvents } from '#lib/api/contract/live.ts';
import { Outbox } from '#lib/desk/outbox/outbox.ts';
import { openQueue } from '#lib/desk/outbox/queue.ts';
import { type DeskStorage, openDeskStorage } from '#lib/desk/outbox/storage.ts';
import { requireSession } from '#lib/desk/session.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { fetchTimer } from '#lib/realtime/fetch-timer.ts';
import { keepTime } from '#lib/realtime/keep-time.ts';
import { requestTimeout } from '#lib/realtime/request-timeout.ts';
import { createServerClock } from '#lib/realtime/server-clock.ts';
import { steadyNow } from '#lib/realtime/server-time.ts';
import { deviceName } from './device-name.ts';
import { createGameSaver } from './game-saver.ts';
import { createRehearsal } from './rehearsal.ts';

const deskSnapshot = z.object({ live: liveGame, game: deskGame });
export type DeskSnapshot = z.infer<typeof deskSnapshot>;

/** The queue that commands are written to. */
export type DeskOutbox = Pick<
  Outbox,
  'getState' | 'subscribe' | 'write' | 'receive' | 'confirmHeld' | 'dropHeld' | 'wake' | 'close'
>;

export type OpenDesk = {
  snapshot: DeskSnapshot;
  /** Stores a changed snapshot on the device. */
  saveSnapshot: (snapshot: DeskSnapshot) => Promise<void>;
  outbox: DeskOutbox;
  storage: DeskStorage;
  device: string;
  /** A rehearsal: its commands are not sent to the engine. */
  isRehearsal: boolean;
  /** Returns server time in milliseconds, as estimated by this device. */
  now: () => number;
  close: () => void;
};

/**
 * Opens a game at the scorer's desk: from the engine, or without network from this device's storage. Throws an
 * `ApiFailure` where neither has it, or nobody is signed in.
 */
export async function openDesk(gameId: string, locale: Locale): Promise<OpenDesk> {
  requireSession();
  const storage = await openDeskStorage();
  const device = await deviceName();
  const { snapshot, offsetMs, storageFailed } = await fetchSnapshot(storage, gameId, locale);
  const { live } = snapshot;
  const clock = createServerClock(steadyNow, Date.now() + offsetMs - steadyNow());
  const queue = openQueue(live.events, live.seq, await storage.unsentOf(gameId));
  const { saveLog, saveSnapshot } = createGameSaver(storage, {
    snapshot,
    log: queue,
    offsetMs: () => clock.now() - Date.now(),
  });
  const outbox = new Outbox({
    gameId,
    queue,
    storage,
    storageFailed,
    saveLog,
    send: ({ events, expectedSeq }) =>
      commandApi(
        recordEvents,
        { params: { gameId }, body: { expectedSeq, device, events: [...events] } },
        requestTimeout(),
      ),
    load: (since, seq) =>
      callApi(getDeskLiveGame, { params: { gameId }, query: { since, seq, locale } }, requestTimeout()),
  });
  const stopTime = keepTime({
    request: async () => clock.addSample((await fetchTimer('/api', { game: gameId })).sample),
    onSleep: clock.skip,
  });
  return {
    snapshot,
    saveSnapshot,
    outbox,
    storage,
    device,
    isRehearsal: false,
    // The log has whole milliseconds: what is cut off at each start and stop would add up.
    now: () => Math.round(clock.now()),
    close: () => {
      stopTime();
      outbox.close();
      storage.close();
    },
  };
}

/**
 * Opens a copy of the game to practise on: a live game with its log, any other from the beginning. Throws as `openDesk`
 * does.
 */
export async function openRehearsal(gameId: string, locale: Locale): Promise<OpenDesk> {
  return rehearsalOf(await openDesk(gameId, locale));
}

/** Returns the desk of a game with an outbox that sends nothing and a snapshot that the device does not store. */
export function rehearsalOf(real: OpenDesk): OpenDesk {
  const { live, game } = real.snapshot;
  const { log, seq } = real.outbox.getState().queue;
  const start = game.state === 'live' ? { log, seq } : { log: [], seq: 0 };
  return {
    ...real,
    outbox: createRehearsal(openQueue(start.log, start.seq, [])),
    snapshot: { game, live },
    saveSnapshot: async () => undefined,
    isRehearsal: true,
  };
}

async function fetchSnapshot(storage: DeskStorage, gameId: string, locale: Locale) {
  try {
    const game = await callApi(getDeskGame, { params: { gameId }, query: { locale } }, requestTimeout());
    const requestedAt = Date.now();
    // `seq` makes the URL unique: the desk must not start with a cached response.
    const query = { locale, seq: requestedAt };
    const live = await callApi(getDeskLiveGame, { params: { gameId }, query }, requestTimeout());
    const offsetMs = Date.parse(live.serverTime) - (requestedAt + Date.now()) / 2;
    // Full or blocked storage must not stop the game: it is reported, and the desk opens anyway.
    const storageFailed = await storage.saveGame(gameId, { game, live, offsetMs }).then(
      () => false,
      () => true,
    );
    return { snapshot: { game, live }, offsetMs, storageFailed };
  } catch (error) {
    if (!(error instanceof ApiFailure) || (error.status !== 0 && error.status < 500)) throw error;
    const saved = deskSnapshot.extend({ offsetMs: z.number() }).safeParse(await storage.gameOf(gameId));
    if (!saved.success) throw error;
    const { offsetMs, ...snapshot } = saved.data;
    return { snapshot, offsetMs, storageFailed: false };
  }
}

/** Lists the games that this device can open without network. */
export async function listSavedGames(storage: DeskStorage): Promise<DeskGame[]> {
  return (await storage.savedGames()).flatMap((answer) => {
    const { data } = deskSnapshot.safeParse(answer);
    return data ? [data.game] : [];
  });
}
