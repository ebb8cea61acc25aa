import { percentile } from '#tests/load/percentile.ts';
import { openRawSocket } from './raw-socket.ts';

/**
 * Holds sockets at a game, for the benchmark that forked this process, and says when all are subscribed. After `{ sentAt }`,
 * the time of an event, it notes when each socket hears of it; `report` asks for the delays.
 */
const [address = '', channel = '', count = '0'] = process.argv.slice(2);

let sentAt = Number.NaN;
let delays: number[] = [];
let lost = 0;

function listen(): Promise<void> {
  return new Promise((resolve, reject) => {
    let isSubscribed = false;
    const socket = openRawSocket(new URL(`${address}/app/courtside?protocol=7`), {
      onMessage(message) {
        if (message.includes('"event":"events"')) {
          delays.push(performance.timeOrigin + performance.now() - sentAt);
        } else if (message.includes('"event":"pusher:ping"')) {
          // As pusher-js, which is silent itself while messages come.
          socket.send('{"event":"pusher:pong","data":{}}');
        } else if (message.includes('connection_established')) {
          socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
        } else if (message.includes('subscription_succeeded')) {
          isSubscribed = true;
          resolve();
        }
      },
      onClose() {
        if (isSubscribed) lost += 1;
        else reject(new Error('A socket was closed before it was subscribed.'));
      },
    });
  });
}

for (let missing = Number(count); missing > 0; missing -= 100) {
  await Promise.all(Array.from({ length: Math.min(100, missing) }, listen));
}
process.on('message', (message: { sentAt: number } | 'report') => {
  if (message !== 'report') {
    sentAt = message.sentAt;
    return;
  }
  const [p50, p99] = [percentile(delays, 0.5), percentile(delays, 0.99)];
  process.send?.({ heard: delays.length, lost, p50, p99 });
  delays = [];
});
process.once('disconnect', () => process.exit(0));
process.send?.('subscribed');
