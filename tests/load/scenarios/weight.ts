import { gzipSync } from 'node:zlib';
import { percentile } from '#tests/load/percentile.ts';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';
import { type DocumentWeight, weighDocument } from '#tests/load/weigh-document.ts';
import { demoPages } from '#tests/setup/demo-pages.ts';
import { findDemoSite } from '#tests/setup/demo-site.ts';

const kilobyte = 1000;

/** Pages for the crew, and pictures for screens, which stay open for hours. */
const isPublicPage = (name: string) => !/^(?:desk|venue-|application)|broadcast|tv-stats/.test(name);

function line({ bytes, gzipBytes, flightShare, elements }: DocumentWeight, name: string): string {
  const figures = [
    `${(bytes / kilobyte).toFixed(0)} kB`.padStart(8),
    `${(gzipBytes / kilobyte).toFixed(1)} kB gzip`.padStart(14),
    `${(flightShare * 100).toFixed(0)} % flight`.padStart(13),
    `${elements} elements`.padStart(16),
  ];
  return `  ${name.padEnd(26)}${figures.join('')}`;
}

/** Weighs the document of every kind of page; the medians of the pages have budgets. */
export const weight: Scenario = {
  name: 'weight',
  summary: 'documents of every kind of page: size, flight data, elements',
  run: async ({ site, say }) => {
    const origin = await site();
    const demo = await findDemoSite(origin);
    const weights = new Map<string, DocumentWeight>();
    for (const { name, path } of demoPages.filter((page) => isPublicPage(page.name))) {
      const answer = await fetch(`${origin}/en${path(demo)}`, { redirect: 'manual' });
      if (!answer.ok) continue;
      const found = weighDocument(await answer.text(), (html) => gzipSync(html).length);
      weights.set(name, found);
      say(line(found, name));
    }
    const budget = (
      name: string,
      of: (weight: DocumentWeight) => number,
      unit: string,
      target: number,
    ): Measurement => ({
      name: `${name}, median of ${weights.size} kinds of page`,
      value: percentile([...weights.values()].map(of), 0.5),
      unit,
      target,
      better: 'lower',
    });
    return [
      budget('document', ({ bytes }) => bytes / kilobyte, 'kB', 120),
      budget('document, gzip', ({ gzipBytes }) => gzipBytes / kilobyte, 'kB', 18),
      budget('flight share of the document', ({ flightShare }) => flightShare * 100, '%', 55),
      {
        name: 'elements of the play-by-play',
        value: weights.get('game-play-by-play')?.elements ?? Number.NaN,
        unit: '',
        target: 1400,
        better: 'lower',
      },
    ];
  },
};
