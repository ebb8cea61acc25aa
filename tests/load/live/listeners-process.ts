import { WebSocket } from 'ws';
import { percentile } from '#tests/load/percentile.ts';

/**
 * Holds sockets at a game, for the benchmark that forked this process, and says when all are subscribed. After `{ sentAt }`,
 * the time of an event, it notes when each socket hears of it; `report` asks for the delays.
 */
const [address = '', channel = '', count = '0'] = process.argv.slice(2);

let sentAt = Number.NaN;
let delays: number[] = [];
let lost = 0;

async function listen(): Promise<WebSocket> {
  const socket = new WebSocket(`${address}/app/courtside?protocol=7`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      if (data.includes('connection_established')) {
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
      } else if (data.includes('subscription_succeeded')) {
        socket.once('close', () => (lost += 1));
        resolve(socket);
      } else if (data.includes('"event":"events"')) {
        delays.push(performance.timeOrigin + performance.now() - sentAt);
      }
    });
  });
}

const sockets: WebSocket[] = [];
while (sockets.length < Number(count)) {
  const missing = Math.min(100, Number(count) - sockets.length);
  sockets.push(...(await Promise.all(Array.from({ length: missing }, listen))));
}
const alive = setInterval(() => {
  for (const socket of sockets) socket.send('{"event":"pusher:ping","data":{}}');
}, 20_000);
process.on('message', (message: { sentAt: number } | 'report') => {
  if (message !== 'report') {
    sentAt = message.sentAt;
    return;
  }
  const [p50, p99] = [percentile(delays, 0.5), percentile(delays, 0.99)];
  process.send?.({ heard: delays.length, lost, p50, p99 });
  delays = [];
});
process.once('disconnect', () => {
  clearInterval(alive);
  for (const socket of sockets) socket.removeAllListeners('close').terminate();
});
process.send?.('subscribed');
