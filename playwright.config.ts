import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/setup/browser/launch-options.ts';

const port = process.env.E2E_PORT ?? '3100';
const address = `http://localhost:${port}`;

// These write into the one game of the demo that is on: one after the other.
const ofLiveGame = ['fan-pages', 'poor-line', 'steady-page'].map((name) => `**/live/${name}.spec.ts`);

const crawls = '**/crawl/*.spec.ts';

// A secretary's clicks for a whole season, on a phone and on a desktop: `npm run test:season`. Its first weeks are among the others.
const wholeSeason = '**/diary/whole-season.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    // The longest first, or at the end one worker runs alone.
    { name: 'crawl', testMatch: crawls },
    { name: 'live', testMatch: ofLiveGame, workers: 1 },
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: [crawls, ...ofLiveGame, wholeSeason] },
    ...(process.env.E2E_SEASON ? [{ name: 'season', testMatch: wholeSeason, retries: 0 }] : []),
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Tests wait for the page, the page for the server: a third worker uses the time.
  workers: 3,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['./tests/setup/run/page-reporter.ts'],
    ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }],
  ],
  use: { ...devices['Desktop Chrome'], baseURL: address, launchOptions: launchOptions(), trace: 'on-first-retry' },
  webServer: {
    command: 'node server/cli/start.ts',
    url: `${address}/api/health`,
    timeout: 600_000,
    reuseExistingServer: !process.env.E2E_PORT,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    // The specs look at a league that stands still; what is live in them they write themselves.
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.data/e2e',
      LOG_LEVEL: 'warn',
      COURTSIDE_DEMO_LIVE: '0',
    },
    stdout: 'pipe',
  },
});
