import { spawnSync } from 'node:child_process';
import { findProgram, type Program, programs } from './find.ts';

/** Installs the programs that tests run against, as root by Debian's packages. Says which are not there. */
export function ensurePrograms(): void {
  const names = Object.keys(programs) as Program[];
  const missing = () => names.filter((name) => !findProgram(name));
  if (missing().length === 0) return;
  if (process.getuid?.() === 0 && runs('apt-get', ['--version'], 'ignore')) {
    runs('apt-get', ['update', '-q']);
    const packages = missing().map((name) => programs[name]);
    runs('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages]);
  }
  if (missing().length > 0) console.log(`Not installed, so tests with them are left out: ${missing().join(', ')}`);
}

function runs(command: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit'): boolean {
  // Nothing is started beside the tests.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync(command, args, { stdio, env }).status === 0;
}
