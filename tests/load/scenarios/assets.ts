import { chromium } from '@playwright/test';
import { weighPage } from '#tests/load/assets/weigh-page.ts';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';
import { launchOptions } from '#tests/setup/browser/launch-options.ts';
import { demoPages } from '#tests/setup/demo-pages.ts';
import { findDemoSite } from '#tests/setup/demo-site.ts';

/** Budgets in kB, by page, scripts as Brotli; those of the document hold in the median. */
const budgets = { script: 140, font: 60, prefetched: 60 };
/** That of the scripts where a game is followed. */
const liveScriptBudget = 175;
const medianBudgets = { plain: 120, document: 18, flight: 55 };
/** Tools of staff and screens of venues, which have no visitors. */
const notVisited = /^(desk|office-|venue-)|broadcast|tv-stats/;

const names = {
  script: 'JavaScript, Brotli',
  font: 'fonts',
  prefetched: 'fetched ahead',
  plain: 'document',
  document: 'document, gzip',
};

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export const assets: Scenario = {
  name: 'assets',
  summary: 'what a first visit of every kind of page loads in Chromium',
  run: async ({ site, say }) => {
    const origin = await site();
    const demo = await findDemoSite(origin);
    const browser = await chromium.launch(launchOptions());
    const measured: Measurement[] = [];
    try {
      const pages = demoPages.filter(({ name }) => !notVisited.test(name));
      const weights = [];
      for (const { name, path } of pages) {
        const weight = await weighPage(browser, `${origin}/en${path(demo) === '/' ? '' : path(demo)}`);
        weights.push(weight);
        for (const part of ['script', 'font', 'prefetched'] as const) {
          const value = weight[part] / 1000;
          const target = part === 'script' && weight.isLive ? liveScriptBudget : budgets[part];
          measured.push({ name: `${name}: ${names[part]}`, value, unit: 'kB', target, better: 'lower' });
        }
        say(`  ${name}: ${Math.round(weight.plain / 1000)} kB, ${Math.round(weight.flight * 100)} % flight`);
      }
      for (const part of ['plain', 'document'] as const) {
        const value = median(weights.map((weight) => weight[part])) / 1000;
        const target = medianBudgets[part];
        measured.push({ name: `median: ${names[part]}`, value, unit: 'kB', target, better: 'lower' });
      }
      const flight = median(weights.map((weight) => weight.flight)) * 100;
      measured.push({
        name: 'median: flight',
        value: flight,
        unit: '%',
        target: medianBudgets.flight,
        better: 'lower',
      });
    } finally {
      await browser.close();
    }
    return measured;
  },
};
