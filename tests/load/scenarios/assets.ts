import { chromium } from '@playwright/test';
import pLimit from 'p-limit';
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

/** Most of a weighing is waiting until a page asks for nothing more. */
const atOnce = 4;

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
    try {
      const pages = demoPages.filter(({ name }) => !notVisited.test(name));
      const weights = await pLimit(atOnce).map(pages, async ({ name, path }) => {
        const weight = await weighPage(browser, `${origin}/en${path(demo) === '/' ? '' : path(demo)}`);
        say(`  ${name}: ${Math.round(weight.plain / 1000)} kB, ${Math.round(weight.flight * 100)} % flight`);
        return { name, ...weight };
      });
      return [...weights.flatMap(measurePage), ...measureMedians(weights)];
    } finally {
      await browser.close();
    }
  },
};

function measurePage({ name, isLive, ...weight }: PageWeight & { name: string }): Measurement[] {
  return (['script', 'font', 'prefetched'] as const).map((part) => ({
    name: `${name}: ${names[part]}`,
    value: weight[part] / 1000,
    unit: 'kB',
    target: part === 'script' && isLive ? liveScriptBudget : budgets[part],
    better: 'lower',
  }));
}

function measureMedians(weights: readonly PageWeight[]): Measurement[] {
  const medianOf = (part: keyof typeof medianBudgets) =>
    percentile(
      weights.map((weight) => weight[part]),
      0.5,
    );
  const documents = (['plain', 'document'] as const).map(
    (part): Measurement => ({
      name: `median: ${names[part]}`,
      value: medianOf(part) / 1000,
      unit: 'kB',
      target: medianBudgets[part],
      better: 'lower',
    }),
  );
  return [
    ...documents,
    {
      name: 'median: flight',
      value: medianOf('flight') * 100,
      unit: '%',
      target: medianBudgets.flight,
      better: 'lower',
    },
  ];
}
