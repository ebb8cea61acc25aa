import { expect, test } from 'vitest';
import { hostOf } from '#server/api/host.ts';

test.each([
  ['League.Test:3000', 'league.test'],
  ['league.test.', 'league.test'],
  ['https://League.Test:8443', 'league.test'],
  ['http://[::1]:3000', 'localhost'],
  ['http://[fe80::1]:3000', 'fe80::1'],
  ['null', 'null'],
  ['https://', null],
  ['not a host', null],
  ['', null],
  [undefined, null],
])('the host of %s is %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});
