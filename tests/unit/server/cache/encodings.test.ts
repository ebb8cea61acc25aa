import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, createEncoder } from '#server/cache/encodings.ts';

const body = Buffer.from('basketball '.repeat(500));

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.000', null],
  ['gzip, br;q=0.1', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', null],
  ['identity', null],
  ['identity;q=0', null],
  ['', null],
  [undefined, null],
])('of %s it chooses %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it('squeezes a body to something that unpacks to it', async () => {
  const encode = createEncoder(100_000);
  expect(brotliDecompressSync((await encode(body, 'digest', 'br')).body)).toEqual(body);
  expect(gunzipSync((await encode(body, 'digest', 'gzip')).body)).toEqual(body);
  expect(await encode(body, 'digest', undefined)).toEqual({ encoding: null, body });
});

it('compresses each body once, also for concurrent requests', async () => {
  const encode = createEncoder(100_000);
  const [first, second] = await Promise.all([encode(body, 'digest', 'br'), encode(body, 'digest', 'br')]);
  const third = await encode(body, 'digest', 'br');
  expect(second.body).toBe(first.body);
  expect(third.body).toBe(first.body);
});

it('leaves short bodies as they are', async () => {
  const short = Buffer.from('{}');
  expect(await createEncoder(100_000)(short, 'digest', 'br')).toEqual({ encoding: null, body: short });
});
