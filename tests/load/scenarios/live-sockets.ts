import { fork } from 'node:child_process';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Scenario } from '#tests/load/scenario.ts';

const sockets = 2000;
const rounds = 200;
const warmUp = 10;

type Report = { bytes: number } | { published: number };

/** Sockets are held by this process, the broker by another, so that its memory is its own. */
export const liveSockets: Scenario = {
  name: 'live-sockets',
  summary: `${sockets} sockets at one game: memory of the broker, and the way of a message to the last of them`,
  run: async () => {
    const child = fork(new URL('./live-sockets-server.ts', import.meta.url), { execArgv: ['--expose-gc'] });
    const ask = async (question: string): Promise<Report> => {
      const answer = once(child, 'message');
      child.send(question);
      return (await answer)[0] as Report;
    };
    const memory = async () => {
      const report = await ask('memory');
      return 'bytes' in report ? report.bytes : Number.NaN;
    };
    const [started] = await once(child, 'message');
    const warm = await openSockets(started.port, 50);
    for (const { socket } of warm) socket.terminate();
    const empty = await memory();
    const open = await openSockets(started.port, sockets);
    const full = await memory();
    const published = await delays(open, () => ask('publish'));
    const bare = await delays(open, () => ask('send'));
    for (const { socket } of open) socket.terminate();
    child.disconnect();
    await once(child, 'exit');
    return [
      { name: 'memory a socket', value: (full - empty) / sockets / 1000, unit: 'kB', target: 30, better: 'lower' },
      {
        name: `message to the last of ${sockets} sockets, p99`,
        value: percentile(published, 0.99),
        unit: 'ms',
        baseline: { name: 'written straight to the sockets', value: percentile(bare, 0.99) },
        target: 150,
        better: 'lower',
      },
      {
        name: 'the same, median',
        value: percentile(published, 0.5),
        unit: 'ms',
        baseline: { name: 'written straight to the sockets', value: percentile(bare, 0.5) },
        better: 'lower',
      },
    ];
  },
};

type Listener = { socket: WebSocket; heard: (() => void) | undefined };

async function openSockets(port: number, count: number): Promise<Listener[]> {
  const listeners: Listener[] = [];
  for (let from = 0; from < count; from += 100) {
    const part = Array.from({ length: Math.min(100, count - from) }, () => openSocket(port));
    listeners.push(...(await Promise.all(part)));
  }
  return listeners;
}

function openSocket(port: number): Promise<Listener> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/courtside?protocol=7`, { perMessageDeflate: false });
  const listener: Listener = { socket, heard: undefined };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.includes('connection_established')) {
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'game.bench' } }));
      } else if (text.includes('subscription_succeeded')) {
        resolve(listener);
      } else if (text.includes('"event":"events"')) {
        listener.heard?.();
      }
    });
  });
}

async function delays(listeners: readonly Listener[], publish: () => Promise<unknown>): Promise<number[]> {
  for (let round = 0; round < warmUp; round += 1) await spread(listeners, publish);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await spread(listeners, publish));
  return times.sort((a, b) => a - b);
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;

/** Milliseconds from publishing until the last socket has received the message. */
async function spread(listeners: readonly Listener[], publish: () => Promise<unknown>): Promise<number> {
  const all = listeners.map((listener) => new Promise<void>((heard) => (listener.heard = heard)));
  const started = performance.now();
  await publish();
  await Promise.all(all);
  return performance.now() - started;
}
