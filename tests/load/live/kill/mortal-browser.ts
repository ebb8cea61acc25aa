import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '#tests/setup/browser/launch-options.ts';

export interface MortalBrowser {
  context: BrowserContext;
  /** SIGKILL of the browser with all of its processes. */
  kill(): Promise<void>;
}

/** A browser that has its folder on the disk, and so goes on after its death where the disk has it. */
export async function startMortalBrowser(folder: string): Promise<MortalBrowser> {
  const { executablePath = chromium.executablePath(), args = [] } = launchOptions();
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const child = spawn(executablePath, [...args, ...own], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  const address = await addressIn(child.stderr);
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context || !child.pid) throw new Error('The browser has no context of its own.');
  const group = -child.pid;
  return {
    context,
    async kill() {
      process.kill(group, 'SIGKILL');
      await ended;
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface(output);
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, found] = /listening on (ws:\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
    lines.once('close', () => reject(new Error('The browser ended before it said where it listens.')));
  });
  // Later output is ignored, but the pipe must not block the browser.
  output.resume();
  return address;
}
