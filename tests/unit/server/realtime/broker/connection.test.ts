import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Connection } from '#server/realtime/broker/connection.ts';
import { limits } from '#server/realtime/broker/limits.ts';

// All open at one moment, however long it takes to make them.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Sockets that opened at this moment, and how many of them have been pinged. */
function openMany(count: number) {
  const opened = Date.now();
  let pings = 0;
  const connections = Array.from({ length: count }, (_, index) => {
    const socket = Object.assign(Object.create(WebSocket.prototype), {
      _readyState: WebSocket.OPEN,
      terminate: vi.fn(),
    });
    const stream = new PassThrough();
    stream.on('data', () => {
      pings += 1;
    });
    return new Connection(String(index), socket, stream, null);
  });
  return {
    connections,
    /** Returns how many are pinged at a sweep so many milliseconds after all opened. */
    sweep: (ms: number) => {
      const before = pings;
      for (const connection of connections) connection.check(opened + ms);
      return pings - before;
    },
    opened,
  };
}

test('sockets that opened at once are not pinged at once, and all of them within the time that clients know', () => {
  const { sweep } = openMany(1000);
  const pinged: number[] = [];
  for (let ms = 0; ms <= limits.activityTimeoutMs + 1000; ms += limits.sweepMs) pinged.push(sweep(ms));
  expect(pinged.reduce((sum, count) => sum + count)).toBe(1000);
  expect(Math.max(...pinged)).toBeLessThan(150);
});

test('a socket that answers no ping counts as dead, one that does is pinged again', () => {
  const { connections, opened } = openMany(2);
  const [dead, alive] = connections;
  dead?.check(opened + limits.activityTimeoutMs + 1);
  alive?.check(opened + limits.activityTimeoutMs + 1);
  alive?.receive(opened + limits.activityTimeoutMs + 2);
  const end = opened + limits.activityTimeoutMs + limits.pongTimeoutMs + 1;
  expect([dead?.check(end), alive?.check(end)]).toEqual([false, true]);
});

test('a socket of a desk is pinged after a second, and counts as dead after five', () => {
  const { connections, sweep, opened } = openMany(1);
  const [desk] = connections;
  if (desk) desk.isWatchedClosely = true;
  expect([sweep(limits.deskPingMs), sweep(limits.deskPingMs + 1)]).toEqual([0, 1]);
  const end = opened + limits.deskPingMs + limits.deskPongMs;
  expect([desk?.check(end), desk?.check(end + 1)]).toEqual([true, false]);
});
