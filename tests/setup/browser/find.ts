import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const asked = ['CHROMIUM_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
// The shell first: without a browser's own windows a page takes half of the processor's time.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium on this machine: the requested one, one of the system, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = asked.flatMap((name) => process.env[name] ?? []);
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  const installed = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...named, ...installed, ...elsewhere, chromium.executablePath()].find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
