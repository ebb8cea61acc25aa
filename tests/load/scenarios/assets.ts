import { chromium } from '@playwright/test';
import { type PageWeight, weighPage } from '#tests/load/assets/weigh-page.ts';
import { percentile } from '#tests/load/percentile.ts';
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
      const weights: PageWeight[] = [];
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
      const medianOf = (part: 'plain' | 'document' | 'flight') =>
        percentile(
          weights.map((weight) => weight[part]),
          0.5,
        );
      for (const part of ['plain', 'document'] as const) {
        const value = medianOf(part) / 1000;
        const target = medianBudgets[part];
        measured.push({ name: `median: ${names[part]}`, value, unit: 'kB', target, better: 'lower' });
      }
      measured.push({
        name: 'median: flight',
        value: medianOf('flight') * 100,
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
