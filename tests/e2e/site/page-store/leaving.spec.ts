import { once } from 'node:events';
import { connect } from 'node:net';
import { listAddresses } from '#lib/api/contract/site-map.ts';
import { request } from '#lib/api/request.ts';
import { ask } from '#tests/e2e/support/ask.ts';
import { expect, siteTest as test } from '#tests/e2e/support/test.ts';

/** Asks and leaves: at once, or with the first bytes of the answer. */
async function leave(origin: string, path: string, waits: boolean): Promise<void> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`);
  if (waits) await once(socket, 'data');
  socket.destroy();
}

test('clients that leave in the middle leave whole pages behind for others', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const { players } = await request(listAddresses, { params: {}, query: {} }, { apiUrl: origin });
  const paths = players.slice(0, 16).map((player) => `/es/players/${player}`);
  await Promise.all(paths.map((path) => leave(origin, path, false)));
  await Promise.all(paths.slice(0, 8).map((path) => leave(origin, path, true)));
  for (const path of paths) {
    const answers = [await ask(`${origin}${path}`, { 'accept-encoding': 'gzip' }), await ask(`${origin}${path}`)];
    for (const { status, text } of answers) {
      expect([path, status]).toEqual([path, 200]);
      expect(text.endsWith('</html>')).toBe(true);
    }
  }
});
