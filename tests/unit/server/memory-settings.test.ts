import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { allocatorSettings, youngHeapFlag } from '#server/memory-settings.ts';

const settings = Object.entries(allocatorSettings).map(([name, value]) => `${name}=${value}`);

test('every command that starts the server limits what was just allocated', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  for (const command of scripts.start.split(' || '))
    expect(command).toContain(`node ${youngHeapFlag} server/cli/start.ts`);
  expect(await readFile('Dockerfile', 'utf8')).toContain(`"node", "${youngHeapFlag}", "server/cli/start.ts"`);
  expect(await readFile('deploy/courtside.service', 'utf8')).toContain(`node ${youngHeapFlag} server/cli/start.ts`);
});

test.each(['package.json', 'Dockerfile', 'deploy/courtside.service'])(
  '%s tells the allocator to leave few holes',
  async (file) => {
    const text = await readFile(file, 'utf8');
    for (const setting of settings) expect(text).toContain(setting);
  },
);
