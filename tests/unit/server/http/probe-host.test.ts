import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHostProbe } from '#server/http/probe-host.ts';
import { receiverCertificate } from '#tests/fixtures/push/push-receiver.ts';

const ca = readFileSync(receiverCertificate, 'utf8');
const key = readFileSync(path.join(path.dirname(receiverCertificate), 'key.pem'));
let connections = 0;
const server = createServer({ key, cert: ca }, ({ url, headers }, response) => {
  if (url === '/moved') response.writeHead(302, { location: '/secret' }).end('moved');
  else if (url === '/endless') response.end('x'.repeat(1024 * 1024));
  else response.end(`${headers.host} ${url}`);
}).on('connection', () => (connections += 1));

let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

const at = (...addresses: string[]) => ({ lookup: async () => addresses });
const local = () => ({ allowsPrivate: true, port, ...at('127.0.0.1') });

test('a host is asked at the address that it resolves to, and its certificate is read', async () => {
  expect(await createHostProbe({ ...local(), ca }).ask('push.test', '/path')).toEqual({
    addresses: ['127.0.0.1'],
    isAsked: true,
    answer: { fault: null, validUntil: new Date('2126-10-30T20:36:02Z'), body: 'push.test /path' },
  });
});

test('a certificate of another host and one of nobody known are told as faults', async () => {
  const other = await createHostProbe({ ...local(), ca }).ask('league.test', '/');
  expect(other.answer?.fault).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  const untrusted = await createHostProbe(local()).ask('push.test', '/');
  expect(untrusted.answer?.fault).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
});

test('no redirect is followed, and an answer without end is left', async () => {
  const probe = createHostProbe({ ...local(), ca });
  expect((await probe.ask('push.test', '/moved')).answer?.body).toBe('moved');
  expect((await probe.ask('push.test', '/endless')).answer).toMatchObject({ fault: null, body: '' });
});

test.each([[['127.0.0.1']], [['10.0.0.1', '142.250.1.1']], [['169.254.169.254']], [['::1']], [[]]])(
  'a host at %j is not connected to',
  async (addresses) => {
    const before = connections;
    const probe = createHostProbe({ allowsPrivate: false, port, ca, ...at(...addresses) });
    expect(await probe.ask('push.test', '/')).toEqual({ addresses, isAsked: false, answer: null });
    expect(connections).toBe(before);
  },
);

test('an address of this machine that is written as a number is known for what it is', async () => {
  const before = connections;
  const { isAsked, addresses } = await createHostProbe({ allowsPrivate: false, port }).ask('2130706433', '/');
  expect([isAsked, addresses, connections]).toEqual([false, ['127.0.0.1'], before]);
});

test('a host that does not answer or has no name is told', async () => {
  const probe = createHostProbe({ allowsPrivate: true, port: 1, ...at('127.0.0.1') });
  expect(await probe.ask('push.test', '/')).toMatchObject({ isAsked: true, answer: null });
  const nameless = createHostProbe({ allowsPrivate: true, lookup: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await nameless.ask('gone.test', '/')).toMatchObject({ addresses: [], isAsked: false });
});
