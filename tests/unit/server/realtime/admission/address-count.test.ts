import { expect, test } from 'vitest';
import { createAddressCount, networkOf } from '#server/realtime/admission/address-count.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%j counts as %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('the sockets of a network are counted together, and those that are gone no more', () => {
  const addresses = createAddressCount(2);
  const [one, two, three, elsewhere] = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'];
  expect([one, two, three, elsewhere].map((address) => addresses.enter(address))).toEqual([true, true, false, true]);
  addresses.leave(one);
  expect(addresses.enter(three)).toBe(true);
});
