import { expect, test } from 'vitest';
import { isPublicAddress } from '#server/public-address.ts';
import { createEndpointClient } from '#server/push/post-endpoint.ts';
import { pushHostOf } from '#server/push/push-hosts.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'known'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'known'],
  ['https://web.push.apple.com/abc', 'known'],
  ['https://db5p.notify.windows.com/w/?token=abc', 'known'],
  ['https://push.test:8443/abc', 'added'],
  ['https://push.test/abc', null],
  ['http://fcm.googleapis.com/abc', null],
  ['https://fcm.googleapis.com:8443/abc', null],
  ['https://fcm.googleapis.com.evil.test/abc', null],
  ['https://evilpush.apple.com.test/abc', null],
  ['https://notify.windows.com@evil.test/abc', null],
  ['https://user:secret@fcm.googleapis.com/abc', null],
  ['https://10.0.0.1/abc', null],
  ['file:///etc/passwd', null],
  ['no address', null],
])('the endpoint %s counts as %s', (endpoint, host) => {
  expect(pushHostOf(endpoint, ['push.test:8443'])).toBe(host);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::',
  'localhost',
  '',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '142.250.1.1', '2a00:1450:4001:80b::200a'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([[['10.0.0.1']], [['127.0.0.1', '142.250.1.1']], [['::1']], [[]]])(
  'a known name at %j is not connected to',
  async (addresses) => {
    const lookup = ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as never;
    const client = createEndpointClient({ hosts: [], lookup });
    const request = { endpoint: 'https://fcm.googleapis.com/abc', headers: {}, body: Buffer.from('x') };
    await expect(client.post(request)).rejects.toThrow('fcm.googleapis.com is at an address that is not public');
    client.close();
  },
);
