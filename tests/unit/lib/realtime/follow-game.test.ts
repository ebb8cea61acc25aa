import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventsMessage } from '#lib/api/contract/live.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { type FollowOptions, followGame, type GameFollower } from '#lib/realtime/follow-game.ts';

const note = (seq: number): GameEvent => ({
  id: `e${seq}`,
  seq,
  period: 1,
  clockMs: null,
  type: 'note',
  source: 'test',
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => note(from + index));

/** A message of the channel; the board plays no part here. */
function message(from: number, seq: number, events: GameEvent[] | null = range(from, seq)): EventsMessage {
  return { gameId: 'g', from, seq, events } as EventsMessage;
}

let log = 0;
let heard: number[];
let stale: boolean[];
let follower: GameFollower;
const load = vi.fn<FollowOptions['load']>();

beforeEach(() => {
  vi.useFakeTimers();
  [log, heard, stale] = [10, [], []];
  load.mockReset().mockImplementation(async (since) => ({ seq: log, events: range(since + 1, log) }));
  follower = followGame({
    seq: 10,
    load,
    onEvents: (events) => heard.push(...events.map(({ seq }) => seq)),
    onStale: (now) => stale.push(now),
    random: () => 0.5,
  });
});
afterEach(() => {
  follower.close();
  vi.useRealTimers();
});

test('what is next is applied at once, what is known dropped', async () => {
  follower.receive(message(11, 12));
  follower.receive(message(11, 12));
  follower.receive(message(12, 13));
  expect(heard).toEqual([11, 12, 13]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(load).not.toHaveBeenCalled();
});

test('after a gap the log is fetched once, after a delay, and no event arrives twice', async () => {
  log = 15;
  follower.receive(message(14, 14));
  follower.receive(message(15, 15));
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load.mock.calls).toEqual([[10, 15]]);
  expect(heard).toEqual([11, 12, 13, 14, 15]);
});

test('a message without events is a gap', async () => {
  log = 200;
  follower.receive(message(11, 200, null));
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toHaveLength(190);
});

test('a response older than the message is fetched again', async () => {
  follower.receive(message(12, 12));
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual([]);
  log = 12;
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toEqual([11, 12]);
});

test('without channels the API is polled, and the page is stale only if that fails', async () => {
  follower.setConnected(false);
  log = 11;
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual([11]);
  log = 12;
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toEqual([11, 12]);
  expect(stale).toEqual([]);
  load.mockRejectedValue(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stale).toEqual([true]);
});

test('a page that never had a line is stale when the API does not answer either', async () => {
  load.mockRejectedValue(new TypeError('offline'));
  follower.setConnected(false);
  await vi.advanceTimersByTimeAsync(2999);
  expect(stale).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(stale).toEqual([true]);
});

test('a page whose line is lost is stale half a second later, and recovers alone', async () => {
  load.mockRejectedValue(new TypeError('offline'));
  follower.setConnected(true);
  follower.setConnected(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(stale).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(stale).toEqual([true]);
  log = 13;
  load.mockImplementation(async (since) => ({ seq: log, events: range(since + 1, log) }));
  follower.setConnected(true);
  await vi.advanceTimersByTimeAsync(6000);
  expect(stale).toEqual([true, false]);
  expect(heard).toEqual([11, 12, 13]);
});

test('a line that is lost again soon is as stale as the first time', async () => {
  follower.setConnected(true);
  follower.setConnected(false);
  await vi.advanceTimersByTimeAsync(2000);
  stale = [];
  load.mockRejectedValue(new TypeError('offline'));
  follower.setConnected(true);
  follower.setConnected(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(stale).toEqual([true]);
});

test('a failed fetch after a gap is repeated while the connection is up', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  log = 12;
  follower.resync();
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toEqual([11, 12]);
  expect(stale.at(-1)).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a message that is next shows that the page is of now', async () => {
  load.mockRejectedValue(new TypeError('offline'));
  follower.receive(message(12, 12));
  await vi.advanceTimersByTimeAsync(4000);
  expect(stale).toEqual([true]);
  follower.receive(message(11, 13));
  expect([stale, heard]).toEqual([
    [true, false],
    [11, 12, 13],
  ]);
});

test('nothing happens after the end', async () => {
  follower.setConnected(false);
  follower.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.mock.calls.length, stale]).toEqual([0, []]);
});
