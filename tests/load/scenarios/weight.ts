import { gzipSync } from 'node:zlib';
import { percentile } from '#tests/load/percentile.ts';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';
import { sitePages } from '#tests/load/support/site-pages.ts';
import { type DocumentWeight, weigh } from '#tests/load/support/weigh-document.ts';

const kilobyte = 1000;

function line([name, { bytes, gzipBytes, flightShare, elements }]: [string, DocumentWeight]): string {
  const figures = [
    `${(bytes / kilobyte).toFixed(0)} kB`.padStart(7),
    `${(gzipBytes / kilobyte).toFixed(1)} kB gzip`.padStart(13),
    `${(flightShare * 100).toFixed(0)} % flight`.padStart(12),
    `${elements} elements`.padStart(15),
  ];
  return `  ${name.padEnd(26)}${figures.join('')}`;
}

/** Weighs the document of every kind of page; the medians are what the product promises. */
export const weight: Scenario = {
  name: 'weight',
  summary: 'documents of every kind of page: size, flight data, elements',
  run: async ({ site, say }) => {
    const origin = await site();
    const weights: Record<string, DocumentWeight> = {};
    for (const [name, path] of Object.entries(await sitePages(origin))) {
      const answer = await fetch(`${origin}${path}`);
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}; the page of every kind has to exist.`);
      weights[name] = weigh(await answer.text(), (text) => gzipSync(text).length);
    }
    for (const entry of Object.entries(weights)) say(line(entry));
    const all = Object.values(weights);
    const budget = (name: string, of: (weight: DocumentWeight) => number, unit: string, target: number): Measurement => ({
      name: `${name}, median`,
      value: percentile(all.map(of), 0.5),
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
        value: weights['game, play by play']?.elements ?? Number.NaN,
        unit: '',
        target: 1400,
        better: 'lower',
      },
    ];
  },
};
