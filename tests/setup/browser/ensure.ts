import { spawnSync } from 'node:child_process';
import { findBrowser } from './find.ts';

/** Finds a Chromium, or installs one: as root by Debian's packages, else by Playwright's download. */
export function ensureBrowser(): string {
  const found = findBrowser() ?? install();
  if (found) return found;
  throw new Error('No Chromium could be found or installed. Install one and give its path in CHROMIUM_PATH.');
}

function install(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && runs('apt-get', ['--version'], 'ignore')) {
    console.log('No Chromium here: installing the Debian package.');
    runs('apt-get', ['update', '-q']);
    const install = ['install', '-q', '-y', '--no-install-recommends'];
    for (const name of ['chromium-headless-shell', 'chromium']) if (runs('apt-get', [...install, name])) break;
  }
  const found = findBrowser();
  if (found) return found;
  console.log("No Chromium here: downloading Playwright's.");
  runs('playwright', ['install', 'chromium', ...(isRoot ? ['--with-deps'] : [])]);
  return findBrowser();
}

function runs(command: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio, env, shell: process.platform === 'win32' }).status === 0;
}
