import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { openCuttableProxy } from '#tests/load/live/cuttable-proxy.ts';
import { startLiveSite } from '#tests/load/live/live-site.ts';
import { watchPaint } from '#tests/load/live/painted.ts';
import { percentile } from '#tests/load/percentile.ts';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';
import { launchOptions } from '#tests/setup/browser/launch-options.ts';

const rounds = 8;
const targetMs = 3000;
/** The line is tried every second: cuts fall anywhere between two tries. */
const betweenMs = 1500;

const ways = { 'hang-up': 'a line that is hung up', silence: 'a line that falls silent' } as const;

/** Measures how long a venue's scoreboard shows outdated data without a stale mark. */
export const liveStale: Scenario = {
  name: 'live-stale',
  summary: `a scoreboard whose line is cut ${rounds} times each way: until it says so`,
  run: async ({ say }) => {
    const site = await startLiveSite();
    const proxy = await openCuttableProxy(site.origin);
    const browser = await chromium.launch(launchOptions());
    try {
      const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
      await page.goto(`${proxy.origin}/en${paths.venueScreen('hall', 'scoreboard-game')}`);
      await page.locator('.board-score').first().waitFor();
      const watched = await watchPaint(page, '.screen-stale');
      const measured: Measurement[] = [];
      for (const how of ['hang-up', 'silence'] as const) {
        const delays: number[] = [];
        const recoveries: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          await wait(betweenMs + Math.random() * 1000);
          const cutAt = performance.timeOrigin + performance.now();
          const marked = watched.next((text) => text !== '');
          proxy.cut(how);
          delays.push((await marked) - cutAt);
          const cleared = watched.next((text) => text === '');
          const mendedAt = performance.now();
          await proxy.mend();
          recoveries.push(performance.now() - mendedAt);
          await cleared;
        }
        measured.push({
          name: `${ways[how]}: until the mark, worst of ${rounds}`,
          value: Math.max(...delays),
          unit: 'ms',
          baseline: { name: 'median', value: percentile(delays, 0.5) },
          target: targetMs,
          better: 'lower',
        });
        const name = `${ways[how]}: from its repair until there are channels, worst`;
        measured.push({ name, value: Math.max(...recoveries), unit: 'ms', better: 'lower' });
        say(`  ${how}: ${delays.map(Math.round).join(', ')}; back after ${recoveries.map(Math.round).join(', ')}`);
      }
      return measured;
    } finally {
      await browser.close();
      await proxy.close();
      await site.stop();
    }
  },
};
