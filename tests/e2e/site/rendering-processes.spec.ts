import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { openOwnServer } from '#tests/e2e/support/own-site.ts';
import { expect, siteTest as test } from '#tests/e2e/support/test.ts';

test('a server that has stopped leaves no socket of a rendering process behind', async () => {
  const site = await openOwnServer();
  try {
    const folder = path.join(site.folder, 'sockets');
    await mkdir(folder);
    const sockets = async () => (await readdir(folder)).filter((name) => name.endsWith('.sock')).length;
    await site.start({ TMPDIR: folder, WEB_WORKERS: '2' });
    expect(await sockets()).toBe(2);
    await site.stop();
    expect(await sockets()).toBe(0);
  } finally {
    await site.close();
  }
});
