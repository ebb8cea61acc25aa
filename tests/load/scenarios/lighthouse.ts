import { chromium } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import { loadLighthouse, type Throttling } from '#tests/load/drive/lighthouse.ts';
import { describeMachine } from '#tests/load/machine.ts';
import { percentile } from '#tests/load/percentile.ts';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';
import { launchOptions } from '#tests/setup/browser/launch-options.ts';
import { type DemoSite, findDemoSite } from '#tests/setup/demo-site.ts';
import { freePort } from '#tests/setup/free-port.ts';

const otherCategories = ['accessibility', 'best-practices', 'seo'] as const;

const pagesOf = ({ season, league, roundGame, player, article }: DemoSite): Record<string, string> => ({
  home: paths.home(),
  standings: paths.league(season, league),
  game: paths.game(roundGame.address),
  'play-by-play': paths.game(roundGame.address, 'play-by-play'),
  player: paths.player(player),
  news: paths.article(article),
  records: paths.history('game-records'),
});

/** One audit of the same page is off by ten points, its blocking time by 200 ms; Lighthouse itself advises to take the median of several. */
const auditsOfPage = 7;
/** Of loads that are slowed down, which take three times as long. */
const slowedAuditsOfPage = 3;

/**
 * Lighthouse as it comes: a phone of the middle class on a simulated line, each page kept before; and its paint and blocking time in a load that is slowed down. The
 * pages are audited in turns, so that a slow minute of the machine is not all of one page. The categories that no machine
 * changes are judged once, at first; what a page fetches ahead is kept since.
 */
export const lighthouseScores: Scenario = {
  name: 'lighthouse',
  summary: `scores of seven pages on a phone, by Lighthouse, in the median of ${auditsOfPage} audits`,
  async run({ site, say }) {
    say(describeMachine());
    const origin = await site();
    const port = await freePort();
    const options = launchOptions();
    const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ ...options, args });
    try {
      const { judge, measure } = await createAudits(port);
      const pages = [];
      for (const [name, path] of Object.entries(pagesOf(await findDemoSite(origin)))) {
        const url = `${origin}/en${path === '/' ? '' : path}`;
        const lowest = await judge(url);
        pages.push({ name, url, lowest, reckoned: [] as Measured[], slowed: [] as Measured[] });
      }
      for (let count = 0; count < auditsOfPage; count += 1) {
        for (const { url, reckoned, slowed } of pages) {
          reckoned.push(await measure(url, 'simulate'));
          if (count < slowedAuditsOfPage) slowed.push(await measure(url, 'devtools'));
        }
      }
      return pages.flatMap(({ name, lowest, reckoned, slowed }) => {
        const of = (key: keyof Measured) => reckoned.map((measured) => Math.round(measured[key])).join(', ');
        say(
          `  ${name}: performance ${of('performance')}; blocking ${of('blockingMs')} ms; speed of the processor ${median(reckoned, 'speed')}`,
        );
        return measurementsOf(name, lowest, reckoned, slowed);
      });
    } finally {
      await browser.close();
    }
  },
};

function measurementsOf(
  name: string,
  lowest: number,
  reckoned: readonly Measured[],
  slowed: readonly Measured[],
): Measurement[] {
  return [
    { name: `${name}: performance`, value: median(reckoned, 'performance'), unit: '', target: 97, better: 'higher' },
    { name: `${name}: lowest other score`, value: lowest, unit: '', target: 100, better: 'higher' },
    { name: `${name}: largest paint`, value: median(reckoned, 'paintMs'), unit: 'ms', target: 2000, better: 'lower' },
    {
      name: `${name}: largest paint, load slowed down`,
      value: median(slowed, 'paintMs'),
      unit: 'ms',
      target: 2000,
      better: 'lower',
    },
    { name: `${name}: blocking time`, value: median(reckoned, 'blockingMs'), unit: 'ms', target: 100, better: 'lower' },
    {
      name: `${name}: blocking time, load slowed down`,
      value: median(slowed, 'blockingMs'),
      unit: 'ms',
      target: 100,
      better: 'lower',
    },
  ];
}

const median = (audits: readonly Measured[], of: keyof Measured) =>
  percentile(
    audits.map((measured) => measured[of]),
    0.5,
  );

interface Measured {
  performance: number;
  paintMs: number;
  blockingMs: number;
  /** Of this machine's processor, by Lighthouse's own benchmark: blocking times are four times those measured on it. */
  speed: number;
}

interface Audits {
  /** Returns the lowest score of a page beside that for performance. */
  judge(url: string): Promise<number>;
  measure(url: string, throttling: Throttling): Promise<Measured>;
}

async function createAudits(port: number): Promise<Audits> {
  const lighthouse = await loadLighthouse();
  const audit = async (url: string, throttlingMethod: Throttling, onlyCategories: readonly string[]) => {
    await fetch(url).then((answer) => answer.text());
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', throttlingMethod, onlyCategories });
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    const { categories } = result.lhr;
    return { ...result.lhr, scoreOf: (category: string) => Math.round(100 * (categories[category]?.score ?? 0)) };
  };
  return {
    async judge(url) {
      const { scoreOf } = await audit(url, 'simulate', ['performance', ...otherCategories]);
      return Math.min(...otherCategories.map(scoreOf));
    },
    async measure(url, throttling) {
      const { audits, environment, scoreOf } = await audit(url, throttling, ['performance']);
      const msOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
      return {
        performance: scoreOf('performance'),
        paintMs: msOf('largest-contentful-paint'),
        blockingMs: msOf('total-blocking-time'),
        speed: environment.benchmarkIndex,
      };
    },
  };
}
