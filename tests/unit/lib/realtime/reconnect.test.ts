import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reconnect } from '#lib/realtime/reconnect.ts';

type Change = { current: string };

/** Behaves like `pusher-js`: the state stays `connecting` until the test changes it. */
class Client {
  attempts = 1;
  listener: (change: Change) => void = () => undefined;
  connection = {
    state: 'connecting',
    bind: (_: string, listener: (change: Change) => void) => {
      this.listener = listener;
    },
  };
  become(current: string) {
    this.connection.state = current;
    this.listener({ current });
  }
  connect() {
    this.attempts += 1;
    this.become('connecting');
  }
  disconnect() {
    this.become('disconnected');
  }
}

let client: Client;
beforeEach(() => {
  vi.useFakeTimers();
  client = new Client();
  reconnect(client, () => 0.5);
});
afterEach(() => vi.useRealTimers());

test('an attempt that leads to nothing is followed by another, each waited for longer', () => {
  const attempts = [1999, 1, 3999, 1, 7999, 1, 9999, 1, 10_000].map((ms) => {
    vi.advanceTimersByTime(ms);
    return client.attempts;
  });
  expect(attempts).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 6]);
});

test('a connection is left alone, and a lost one waited for as at first', () => {
  vi.advanceTimersByTime(6000);
  client.become('connected');
  vi.advanceTimersByTime(60_000);
  expect(client.attempts).toBe(3);
  client.become('connecting');
  client.become('unavailable');
  vi.advanceTimersByTime(2000);
  expect(client.attempts).toBe(4);
});

test('an intentional disconnect is not reconnected', () => {
  client.disconnect();
  vi.advanceTimersByTime(60_000);
  expect(client.attempts).toBe(1);
});
