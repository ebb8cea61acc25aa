import { expect, test } from 'vitest';
import { connectionOptions } from '#lib/realtime/connect.ts';

const own = { key: 'k', cluster: null, host: null, port: null, tls: false };

test.each([
  ['http://localhost:3000', { wsHost: 'localhost', wsPort: 3000, forceTLS: false, enabledTransports: ['ws'] }],
  ['https://league.example', { wsHost: 'league.example', wssPort: 443, forceTLS: true, enabledTransports: ['wss'] }],
])('without a host the channels are where the API is: %s', (origin, place) => {
  expect(connectionOptions(own, origin)).toMatchObject(place);
});

test('hosted Pusher is found by its cluster, a compatible server by its host', () => {
  expect(connectionOptions({ ...own, cluster: 'eu', tls: true }, 'http://a.test')).toEqual({
    cluster: 'eu',
    forceTLS: true,
  });
  const soketi = { ...own, host: 'soketi.test', port: 6001, tls: false };
  expect(connectionOptions(soketi, 'https://a.test')).toMatchObject({
    wsHost: 'soketi.test',
    wsPort: 6001,
    forceTLS: false,
  });
});
