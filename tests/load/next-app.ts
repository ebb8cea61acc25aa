import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '#tests/setup/free-port.ts';
import { waitForAnswer } from '#tests/setup/wait-for-answer.ts';

const next = resolve('node_modules/next/dist/bin/next');

/** Builds a Next app of these files in a folder of its own, and gives it to `work`. */
export async function builtNextApp<Result>(
  files: Record<string, string>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir('.data', { recursive: true });
  const folder = await mkdtemp(join(resolve('.data'), 'next-app-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const [code] = await once(run(folder, 'build'), 'exit');
    if (code !== 0) throw new Error(`A Next app did not build: exit status ${code}`);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds and serves a Next app with one empty page, and gives its address to `measure`. */
export function emptyNextApp<Result>(measure: (url: string) => Promise<Result>): Promise<Result> {
  const files = {
    'package.json': '{ "private": true, "type": "module" }',
    'next.config.js': `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } };`,
    'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
    'app/page.jsx': 'export default () => <p>empty</p>;',
  };
  return builtNextApp(files, async (folder) => {
    const port = await freePort();
    const server = run(folder, 'start', '--port', String(port), '--hostname', '127.0.0.1');
    const ended = once(server, 'exit');
    try {
      const url = `http://127.0.0.1:${port}/`;
      await waitForAnswer(url);
      return await measure(url);
    } finally {
      server.kill();
      await ended;
    }
  });
}

function run(folder: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [next, ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}
