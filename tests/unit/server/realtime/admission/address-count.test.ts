import { expect, test } from 'vitest';
import { createAddressCount } from '#server/realtime/admission/address-count.ts';

test('the sockets of a network are counted together, and those that are gone no more', () => {
  const sockets = createAddressCount(2);
  const entered = ['2001:db8:0:0::/64', '2001:db8:0:0::/64', '2001:db8:0:0::/64', '203.0.113.7'];
  expect(entered.map((network) => sockets.enter(network))).toEqual([true, true, false, true]);
  sockets.leave('2001:db8:0:0::/64');
  expect(sockets.enter('2001:db8:0:0::/64')).toBe(true);
});
