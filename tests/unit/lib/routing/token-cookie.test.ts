import { expect, it } from 'vitest';
import { hasToken } from '#lib/routing/token-cookie.ts';

it.each([
  ['leagueEngineAccessToken=a', true],
  ['locale=sr; leagueEngineAccessToken=a.b', true],
  ['leagueEngineAccessToken=', false],
  ['xleagueEngineAccessToken=a', false],
  ['locale=leagueEngineAccessToken', false],
  ['', false],
  [null, false],
  [undefined, false],
])('finds a token in the header %s: %s', (header, expected) => {
  expect(hasToken(header)).toBe(expected);
});
