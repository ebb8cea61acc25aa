// @vitest-environment jsdom
import type Pusher from 'pusher-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeskGame } from '#lib/api/contract/desk.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { followDesk } from '#lib/desk/game/follow-desk.ts';
import type { OpenDesk } from '#lib/desk/game/open-desk.ts';
import { Outbox } from '#lib/desk/outbox/outbox.ts';
import { openQueue } from '#lib/desk/outbox/queue.ts';
import type { ToldSheet } from '#lib/desk/sheet/is-same-sheet.ts';
import { basketOf, command, numbered } from '#tests/unit/lib/desk/entry/desk-events.ts';
import { gameAnswer, liveAnswer } from './desk-answers.ts';

const before = numbered(command('b-1', [basketOf('p1')]), 1);
const clockStarted = numbered(command('b-2', [{ type: 'clock', change: 'start' }]), 2);
const referee: DeskGame['officials'] = [{ name: 'Ana Novak', role: 'referee' }];

let log: readonly GameEvent[];
let officials: DeskGame['officials'];
let isDown: boolean;
/** The handlers of the desk, by channel (`connection` is the connection itself) and event. */
let handlers: Record<string, Record<string, (data: unknown) => void>>;
let sheets: ToldSheet[];
let outbox: Outbox;
let stop: () => void;

/** A client whose connection is «connecting» when the desk receives it, as that of `pusher-js` is. */
function createClient(): Pusher {
  const channel = (name: string) => ({
    bind(event: string, handler: (data: unknown) => void) {
      handlers[name] = { ...handlers[name], [event]: handler };
    },
  });
  return { connection: channel('connection'), subscribe: channel, disconnect: () => undefined } as unknown as Pusher;
}

const answer = async (address: string) => {
  if (isDown) throw new TypeError('fetch failed');
  const since = Number(new URL(address, 'http://desk').searchParams.get('since'));
  return Response.json(address.includes('/live') ? liveAnswer(log, since) : gameAnswer(officials));
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  [log, officials, isDown, handlers, sheets] = [before, [], false, {}, []];
  outbox = new Outbox({
    gameId: 'g',
    queue: openQueue(log, log.length, []),
    storage: { add: async () => undefined, acknowledge: async () => undefined, drop: async () => undefined },
    saveLog: async () => undefined,
    send: () => Promise.reject(new Error('Nothing is written here.')),
    load: async (since) => ({ seq: log.length, events: log.slice(since) }),
  });
  const desk = { outbox, device: 'tablet', snapshot: { live: liveAnswer(log), game: gameAnswer() } };
  ({ stop } = followDesk(desk as unknown as OpenDesk, 'en', {
    onSheet: (sheet) => sheets.push(sheet),
    onCrew: () => undefined,
    connect: async () => createClient(),
  }));
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const change = (current: string) => handlers.connection?.state_change?.({ current });
const subscribed = async () => {
  change('connected');
  handlers['game.g']?.['pusher:subscription_succeeded']?.({});
  await vi.advanceTimersByTimeAsync(2_000);
};
const knownIds = () => outbox.getState().queue.log.map(({ id }) => id);

test('a desk has the clock that was started between its snapshot and its subscription', async () => {
  log = [...before, ...clockStarted];
  await subscribed();
  expect(knownIds()).toEqual(['b-1:0', 'b-2:0']);
});

test('a desk has the officials who were entered between its snapshot and its subscription', async () => {
  officials = referee;
  await subscribed();
  expect(sheets.at(-1)?.officials).toEqual(referee);
});

test('a desk has what was recorded between its last poll and its new subscription', async () => {
  await subscribed();
  change('unavailable');
  await vi.advanceTimersByTimeAsync(2_000);
  [log, officials] = [[...before, ...clockStarted], referee];
  await subscribed();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(knownIds()).toEqual(['b-1:0', 'b-2:0']);
  expect(sheets.at(-1)?.officials).toEqual(referee);
});

test('officials that could not be fetched after the subscription are fetched later', async () => {
  [officials, isDown] = [referee, true];
  await subscribed();
  expect(sheets).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(sheets.at(-1)?.officials).toEqual(referee);
});

test('officials that could not be fetched when they changed are fetched later', async () => {
  await subscribed();
  [officials, isDown] = [referee, true];
  handlers['game.g']?.sheet?.({});
  await vi.advanceTimersByTimeAsync(0);
  expect(sheets.at(-1)?.officials).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sheets.at(-1)?.officials).toEqual(referee);
});
