import { once } from 'node:events';
import { WebSocket } from 'ws';

/** The strangers, in a process of their own: half of their names look like channels of games. */
const [port = ''] = process.argv.slice(2);
const sockets = 2000;
const channelsEach = 100;
const atOnce = 100;

async function storm(): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/courtside?protocol=7`, { perMessageDeflate: false });
  socket.on('error', () => undefined);
  socket.on('message', () => undefined);
  await once(socket, 'open');
  for (let count = 0; count < channelsEach; count += 1) {
    const channel = count % 2 === 0 ? `game.${crypto.randomUUID()}` : `invented.${count}`;
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
  }
  await once(socket, 'close');
}

const started = performance.now();
let left = sockets;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (left > 0) {
      left -= 1;
      await storm();
    }
  }),
);
console.log(`  ${sockets} strangers were closed in ${Math.round(performance.now() - started)} ms`);
