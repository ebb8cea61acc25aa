// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenDesk, openDesk } from '#lib/desk/game/open-desk.ts';
import { storeSession } from '#lib/desk/stored-session.ts';
import { basketOf, command } from '#tests/unit/lib/desk/entry/desk-events.ts';
import { createEngine } from '#tests/unit/lib/desk/outbox/create-engine.ts';
import { gameAnswer, liveAnswer } from './desk-answers.ts';

const member = { userId: 'u', name: 'Ana', email: 'ana@example.org', roles: [], grants: [] };

const timerAnswer = { source: 'desk', gameId: 'g', period: 1, gameClock: null, shotClock: null };

const serverMs = () => Date.parse(liveAnswer([]).serverTime) + passedMs;

let engine: ReturnType<typeof createEngine>;
/** The line delivers requests, but no answers. */
let isLineDead: boolean;
/** The timeouts of the requests that are on their way. */
let timeouts: AbortController[];
let opened: OpenDesk[];
/** How long the game takes to come down a poor line, and how much time has passed so, in milliseconds. */
let downMs: number;
let passedMs: number;

const answerOf = async (address: string, body: string): Promise<unknown> => {
  const live = liveAnswer(engine.log);
  if (address.endsWith('/events'))
    return { ...(await engine.send({ commandIds: [], ...JSON.parse(body) })), board: live.board };
  if (address.includes('/timer')) return { ...timerAnswer, serverTime: new Date(serverMs()).toISOString() };
  if (!address.includes('/live')) return gameAnswer();
  passedMs += downMs;
  return live;
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  [engine, isLineDead, timeouts, opened, downMs, passedMs] = [createEngine(), false, [], [], 0, 0];
  storeSession({ expiresAt: '2999-01-01T00:00:00.000Z', member });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController();
    timeouts.push(timeout);
    return timeout.signal;
  });
  const request = (address: string, { body, signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      void answerOf(address, String(body)).then((answer) => !isLineDead && resolve(Response.json(answer)));
    });
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  for (const desk of opened) desk.close();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async () => {
  const desk = await openDesk('g', 'en');
  opened.push(desk);
  return desk;
};
const timeOut = () => {
  for (const timeout of timeouts.splice(0)) timeout.abort(new DOMException('too late', 'TimeoutError'));
};
/** Opens the game while no answer comes: each request is given up. */
const openOffline = async () => {
  isLineDead = true;
  let isOpen = false;
  const opening = open().finally(() => {
    isOpen = true;
  });
  await vi.waitFor(() => {
    timeOut();
    expect(isOpen).toBe(true);
  });
  return opening;
};
const recordedIds = () => engine.log.map(({ id }) => id);

test('a desk whose request has no answer is offline, and what was recorded all the same counts once', async () => {
  const { outbox, storage } = await open();
  isLineDead = true;
  await outbox.write(command('a-1', [basketOf(null)]));
  await vi.waitFor(() => expect(recordedIds()).toEqual(['a-1:0']));
  timeOut();
  await vi.waitFor(() => expect(outbox.getState().line).toBe('offline'));
  expect(await storage.unsentOf('g')).toHaveLength(1);

  isLineDead = false;
  await outbox.write(command('a-2', [basketOf(null)]));
  await vi.waitFor(() => expect(outbox.getState()).toMatchObject({ line: 'online', queue: { unsent: [], seq: 2 } }));
  expect(recordedIds()).toEqual(['a-1:0', 'a-2:0']);
});

test('a game that the device has stored opens where no answer comes', async () => {
  const { outbox } = await open();
  await outbox.write(command('a-1', [basketOf(null)]));
  await vi.waitFor(() => expect(outbox.getState().queue.unsent).toEqual([]));
  expect((await openOffline()).outbox.getState().queue.log.map(({ id }) => id)).toEqual(['a-1:0']);
});

test('a game opens on a device whose storage is full, which reports that', async () => {
  await open();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await engine.send({ commandIds: [], expectedSeq: 0, events: command('b-1', [basketOf(null)]).events });
  const { outbox } = await open();
  expect(outbox.getState()).toMatchObject({ storageFailed: true, queue: { seq: 1 } });
  await outbox.write(command('a-1', [basketOf(null)]));
  await vi.waitFor(() => expect(recordedIds()).toEqual(['b-1:0', 'a-1:0']));
});

test('a device that has stored the game reports nothing', async () => {
  const { outbox } = await open();
  expect(outbox.getState().storageFailed).toBe(false);
});

test('a desk has the server’s time, however slowly the game came down and whatever its system clock is set to', async () => {
  const [systemNow, steadyNow] = [Date.now, performance.now.bind(performance)];
  let correctionMs = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => systemNow() + passedMs + correctionMs);
  vi.spyOn(performance, 'now').mockImplementation(() => steadyNow() + passedMs);
  downMs = 4_000;
  const { now } = await open();
  await vi.waitFor(() => expect(Math.abs(now() - serverMs())).toBeLessThan(500));
  correctionMs = 30_000;
  expect(Math.abs(now() - serverMs())).toBeLessThan(1_500);
});

test('a desk without network counts on from the time that it last knew', async () => {
  const { outbox } = await open();
  await outbox.write(command('a-1', [basketOf(null)]));
  await vi.waitFor(() => expect(outbox.getState().queue.unsent).toEqual([]));
  expect(Math.abs((await openOffline()).now() - serverMs())).toBeLessThan(5_000);
});
