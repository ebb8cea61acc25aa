import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConnection } from '#lib/realtime/watch-connection.ts';

class Connection {
  state = 'connecting';
  readonly listeners = new Map<string, () => void>();
  bind(event: string, listener: () => void) {
    this.listeners.set(event, listener);
  }
  unbind(event: string) {
    this.listeners.delete(event);
  }
  become(state: string) {
    this.state = state;
    this.listeners.get('state_change')?.();
  }
  hear() {
    this.listeners.get('message')?.();
  }
}

let connection: Connection;
let told: boolean[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  connection = new Connection();
  told = [];
  stop = watchConnection(connection, (isThere) => told.push(isThere));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a line is there while it is connected and answers', () => {
  connection.become('connected');
  for (let second = 0; second < 10; second += 1) {
    vi.advanceTimersByTime(1000);
    connection.hear();
  }
  expect(told).toEqual([false, true]);
});

test('a silent connection is lost within three seconds, also without a close', () => {
  connection.become('connected');
  connection.hear();
  vi.advanceTimersByTime(2400);
  expect(told).toEqual([false, true]);
  vi.advanceTimersByTime(200);
  expect(told).toEqual([false, true, false]);
  connection.hear();
  expect(told).toEqual([false, true, false, true]);
});

test('a line that is cut is lost at once', () => {
  connection.become('connected');
  connection.become('connecting');
  expect(told).toEqual([false, true, false]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([false, true, false]);
});

test('nothing is reported after stopping', () => {
  connection.become('connected');
  stop();
  vi.advanceTimersByTime(60_000);
  expect([told, connection.listeners.size]).toEqual([[false, true], 0]);
});
