import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { networkOf } from '#lib/network-of.ts';
import { isHttps, resolveForwarded } from '#server/http/forwarded.ts';

function resolve(hops: number, headers: Record<string, string>) {
  const request = { headers: { host: 'inside', ...headers }, rawHeaders: Object.entries(headers).flat() };
  resolveForwarded(request as unknown as IncomingMessage, hops);
  return request;
}

it.each([
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '10.9.9.9, 203.0.113.9', '203.0.113.9'],
  [2, '10.9.9.9, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
  [3, '203.0.113.9', '203.0.113.9'],
  [1, '203.0.113.9:51234', '203.0.113.9'],
  [1, '[2001:db8::1]:443', '2001:db8::1'],
  [1, '10.9.9.9, unknown', undefined],
  [0, '203.0.113.9', undefined],
])('with %i trusted proxies %j names the client %j', (hops, value, client) => {
  const { headers, rawHeaders } = resolve(hops, { 'x-forwarded-for': value });
  expect(headers).toMatchObject(client ? { 'x-forwarded-for': client } : {});
  expect('x-forwarded-for' in headers).toBe(client !== undefined);
  expect(rawHeaders.includes(value)).toBe(client === value);
});

it('takes https from a trusted proxy only, and not from what the client claims before it', () => {
  const https = (hops: number, proto: string) =>
    isHttps(resolve(hops, { 'x-forwarded-proto': proto }) as unknown as IncomingMessage);
  expect(https(1, 'https')).toBe(true);
  expect(https(0, 'https')).toBe(false);
  expect(https(1, 'https, http')).toBe(false);
  expect(https(1, 'gopher')).toBe(false);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as the client %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
