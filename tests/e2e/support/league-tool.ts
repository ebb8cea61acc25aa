import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');

/** Runs `npm run league -- …` on the data of the site under test; resolves with what it printed. */
export async function leagueTool(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '.data/e2e', LOG_LEVEL: 'warn' };
  const { stdout } = await run(process.execPath, ['server/cli/league.ts', ...words], { cwd: root, env });
  return stdout;
}
