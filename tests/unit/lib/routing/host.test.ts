import { describe, expect, it } from 'vitest';
import { normalizeHost, originOf } from '#lib/routing/host.ts';

describe('normalizeHost', () => {
  it.each([
    ['localhost', 'localhost'],
    ['localhost:3000', 'localhost'],
    ['CLUB.Localhost:3000', 'club.localhost'],
    ['www.league.example', 'www.league.example'],
    ['league.example.', 'league.example'],
    ['xn--koarka-j6a.example', 'xn--koarka-j6a.example'],
    ['127.0.0.1:3000', 'localhost'],
    ['[::1]:3000', 'localhost'],
    ['192.168.1.20:3000', '192.168.1.20'],
    ['[fe80::1]', 'fe80::1'],
  ])('reads %s as the tenant %s', (header, tenant) => {
    expect(normalizeHost(header)).toBe(tenant);
  });

  it.each([
    null,
    undefined,
    '',
    '_',
    'a_b.example',
    '../etc',
    'a/b',
    'a b',
    '-a.example',
    'a..b',
    '%2e',
    'a'.repeat(254),
  ])('takes %j for no host', (header) => {
    expect(normalizeHost(header)).toBeNull();
  });

  it('names the site of a host to the league API', () => {
    expect(originOf('club.localhost')).toBe('http://club.localhost');
    expect(originOf('fe80::1')).toBe('http://[fe80::1]');
  });
});
