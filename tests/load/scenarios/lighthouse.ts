import { chromium } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { loadLighthouse } from '#tests/load/drive/lighthouse.ts';
import { describeMachine } from '#tests/load/machine.ts';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';
import { launchOptions } from '#tests/setup/browser/launch-options.ts';
import { type DemoSite, findDemoSite } from '#tests/setup/demo-site.ts';
import { freePort } from '#tests/setup/free-port.ts';

const others = ['accessibility', 'best-practices', 'seo'] as const;

const pagesOf = ({ season, league, roundGame, player, article }: DemoSite): Record<string, string> => ({
  home: paths.home(),
  standings: paths.league(season, league),
  game: paths.game(roundGame.address),
  'play-by-play': paths.game(roundGame.address, 'play-by-play'),
  player: paths.player(player),
  news: paths.article(article),
  records: paths.history('game-records'),
});

/** Lighthouse as it comes: a phone of the middle class on a simulated line, each page kept before. */
export const lighthouseScores: Scenario = {
  name: 'lighthouse',
  summary: 'scores of seven pages on a phone, by Lighthouse',
  async run({ site, say }) {
    say(describeMachine());
    const origin = await site();
    const port = await freePort();
    const options = launchOptions();
    const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ ...options, args });
    try {
      const measured: Measurement[] = [];
      for (const [name, path] of Object.entries(pagesOf(await findDemoSite(origin))))
        measured.push(...(await score(name, `${origin}/en${path === '/' ? '' : path}`, port)));
      return measured;
    } finally {
      await browser.close();
    }
  },
};

async function score(name: string, url: string, port: number): Promise<Measurement[]> {
  const lighthouse = await loadLighthouse();
  await fetch(url).then((answer) => answer.text());
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { audits, categories } = result.lhr;
  const scoreOf = (category: string) => 100 * (categories[category]?.score ?? 0);
  const msOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const lowest = Math.min(...others.map(scoreOf));
  const paintMs = msOf('largest-contentful-paint');
  const blockingMs = msOf('total-blocking-time');
  return [
    { name: `${name}: performance`, value: scoreOf('performance'), unit: '', target: 97, better: 'higher' },
    { name: `${name}: lowest other score`, value: lowest, unit: '', target: 100, better: 'higher' },
    { name: `${name}: largest paint`, value: paintMs, unit: 'ms', target: 2000, better: 'lower' },
    { name: `${name}: blocking time`, value: blockingMs, unit: 'ms', target: 100, better: 'lower' },
  ];
}
