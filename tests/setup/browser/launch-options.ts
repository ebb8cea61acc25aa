import { chromium, type LaunchOptions } from '@playwright/test';
import { findBrowser } from './find.ts';

/** Starts the found Chromium quietly: no sandbox for root, no calls to its maker. */
export function launchOptions(): LaunchOptions {
  const found = findBrowser();
  return {
    // Of its own, Playwright takes the shell where no windows are needed.
    executablePath: found === chromium.executablePath() ? undefined : found,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
