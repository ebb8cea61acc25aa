import { expect, test } from 'vitest';
import { hostIn } from '#lib/office/host-in.ts';

test.each([
  ['league.example.org', 'league.example.org'],
  [' WWW.League.Example ', 'www.league.example'],
  ['https://league.example.org/en/games?x=1', 'league.example.org'],
  ['league.example.org:8080/path', 'league.example.org'],
  ['лига.рф', 'xn--80afol.xn--p1ai'],
  ['own.localhost', 'own.localhost'],
  ['league', null],
  ['my league.org', null],
  ['vera@league.org', null],
  ['[::1]', null],
  ['https://', null],
  ['', null],
])('%j is the host %j', (text, host) => {
  expect(hostIn(text)).toBe(host);
});
