import { WebSocket } from 'ws';

/** Holds sockets at a game, for the benchmark that forked this process, and says when all are subscribed. */
const [address = '', channel = '', count = '0'] = process.argv.slice(2);

async function listen(): Promise<WebSocket> {
  const socket = new WebSocket(`${address}/app/courtside?protocol=7`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      if (data.includes('connection_established')) {
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
      } else if (data.includes('subscription_succeeded')) {
        resolve(socket);
      }
    });
  });
}

const sockets: WebSocket[] = [];
while (sockets.length < Number(count)) {
  sockets.push(...(await Promise.all(Array.from({ length: 100 }, listen))));
}
const alive = setInterval(() => {
  for (const socket of sockets) socket.send('{"event":"pusher:ping","data":{}}');
}, 20_000);
process.once('disconnect', () => {
  clearInterval(alive);
  for (const socket of sockets) socket.terminate();
});
process.send?.('subscribed');
