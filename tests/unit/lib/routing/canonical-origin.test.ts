import { expect, it } from 'vitest';
import { canonicalOrigin } from '#lib/routing/canonical-origin.ts';

it.each([
  ['league.example', 'https://league.example', null],
  ['www.league.example', 'https://league.example', 'https://league.example'],
  ['10.0.0.7', 'http://league.example:8080', 'http://league.example:8080'],
  ['localhost', 'https://league.example', null],
  ['league.example', 'http://league.localhost', null],
])('leads from %s to the site at %s by %s', (host, domainUrl, expected) => {
  expect(canonicalOrigin(host, domainUrl)).toBe(expected);
});
