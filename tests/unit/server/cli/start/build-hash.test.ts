import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from '#server/cli/start/build-hash.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder('sources');
  await write('app/[tenant]/page.tsx', 'one');
  await write('server/league/verb.ts', 'one');
  await write('package-lock.json', '{}');
});

afterEach(() => removeFolder(folder));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

test('the same sources need no second build, even when their times changed', async () => {
  const before = hashSources(folder);
  await write('app/[tenant]/page.tsx', 'one');
  expect(hashSources(folder)).toBe(before);
});

test.each([
  ['a changed page', () => write('app/[tenant]/page.tsx', 'two')],
  ['a new text', () => write('messages/en/home.json', '{}')],
  ['a changed dependency', () => write('package-lock.json', '{"x":1}')],
  ['a changed option of rendering', () => write('server/render/next/rendering-options.ts', 'two')],
  ['a removed page', () => rm(path.join(folder, 'app/[tenant]/page.tsx'))],
])('%s needs a build', async (_change, change) => {
  const before = hashSources(folder);
  await change();
  expect(hashSources(folder)).not.toBe(before);
});

test('a change of the engine needs none', async () => {
  const before = hashSources(folder);
  await write('server/league/verb.ts', 'two');
  expect(hashSources(folder)).toBe(before);
});
