import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const programs = {
  vitest: path.join(path.dirname(require.resolve('vitest/package.json')), 'vitest.mjs'),
  playwright: path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js'),
};

/** Runs a test runner to its end, showing what it says; Ctrl-C reaches it by the terminal. */
export async function runRunner(name: keyof typeof programs, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [programs[name], ...args], { stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
