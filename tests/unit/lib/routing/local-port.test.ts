import { describe, expect, it } from 'vitest';
import { servedPort, withLocalPort } from '#lib/routing/local-port.ts';

describe('the address of a site', () => {
  it.each([
    ['http://localhost', '3100', 'http://localhost:3100'],
    ['http://club.localhost', '3100', 'http://club.localhost:3100'],
    ['http://localhost', '80', 'http://localhost'],
    ['http://localhost:8080', '3100', 'http://localhost:8080'],
    ['http://localhost', undefined, 'http://localhost'],
    ['https://league.example', '3100', 'https://league.example'],
    ['https://localhost.example', '3100', 'https://localhost.example'],
  ])('%s on the port %s is %s', (domainUrl, port, address) => {
    expect(withLocalPort(domainUrl, port)).toBe(address);
  });
});

it.each([
  [{ PORT: '3000' }, '3000'],
  [{ PORT: '3000', TRUST_PROXY: '0' }, '3000'],
  [{ PORT: '3000', TRUST_PROXY: '1' }, undefined],
  [{ PORT: '3000', TRUST_PROXY: 'true' }, undefined],
])('visitors need no port behind a proxy: %o', (env, expected) => {
  expect(servedPort(env)).toBe(expected);
});
