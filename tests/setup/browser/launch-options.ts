import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from './find.ts';

/** Starts the found Chromium quietly: no sandbox for root, no calls to its maker. */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: findBrowser(),
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
