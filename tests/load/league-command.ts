import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const watchEveryMs = 50;

/**
 * Runs `npm run league -- …` on a folder of data, and returns its duration and peak memory. Memory is read
 * where the system shows it (Linux); elsewhere it is not a number.
 */
export async function league(dataDir: string, ...args: string[]): Promise<{ seconds: number; megabytes: number }> {
  const start = performance.now();
  const child = spawn(process.execPath, ['server/cli/league.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  let kilobytes = Number.NaN;
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const peak = /VmHWM:\s+(\d+)/.exec(status)?.[1];
    if (peak) kilobytes = Number(peak);
  }, watchEveryMs);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`league ${args.slice(0, 2).join(' ')} ended with ${code}:\n${said.slice(-2000)}`);
  return { seconds: (performance.now() - start) / 1000, megabytes: kilobytes / 1024 };
}
