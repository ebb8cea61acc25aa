import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseTarHeader, tarHeader } from '#server/feeds/tenant-archive/tar-header.ts';

test('a header is read again as it was written', () => {
  const name = `tables/asset/000001/${'ab'.repeat(32)}`;
  expect(parseTarHeader(tarHeader(name, 1234567))).toEqual({ kind: 'file', name, size: 1234567 });
});

test.each([
  ['a symbolic link', (header: Buffer) => header.write('2', 156)],
  ['a hard link', (header: Buffer) => header.write('1', 156)],
  ['a device', (header: Buffer) => header.write('3', 156)],
])('%s is refused', (_, change) => {
  const header = tarHeader('manifest.json', 0);
  change(header);
  header.write('        ', 148);
  const sum = header.reduce((sum, byte) => sum + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  expect(parseTarHeader(header)).toBeNull();
});

test('a header with a changed byte is refused', () => {
  const header = tarHeader('manifest.json', 10);
  header.write('x', 3);
  expect(parseTarHeader(header)).toBeNull();
});

test('tar itself lists what was written', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'courtside-tar-'));
  const file = path.join(folder, 'one.tar');
  await writeFile(
    file,
    Buffer.concat([tarHeader('manifest.json', 3), Buffer.from('abc'.padEnd(512, '\0')), Buffer.alloc(1024)]),
  );
  expect(execFileSync('tar', ['-xOf', file, 'manifest.json'], { encoding: 'utf8' })).toBe('abc');
  await rm(folder, { recursive: true });
});
