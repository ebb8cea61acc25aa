import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { youngHeapFlag } from '#server/heap-flags.ts';

test('every command that starts the server limits what was just allocated', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  for (const command of scripts.start.split(' || '))
    expect(command).toContain(`node ${youngHeapFlag} server/cli/start.ts`);
  expect(await readFile('Dockerfile', 'utf8')).toContain(`"node", "${youngHeapFlag}", "server/cli/start.ts"`);
});
