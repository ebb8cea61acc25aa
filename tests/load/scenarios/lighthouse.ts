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

/** One audit of the same page is off by ten points; Lighthouse itself advises to take the median of several. */
const auditsOfPage = 3;

/**
 * Lighthouse as it comes: a phone of the middle class on a simulated line, each page kept before; and its paint and blocking time in a load that is slowed down. The
 * pages are audited in turns, so that a slow minute of the machine is not all of one page.
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
      const audit = await createAudit(port);
      const pages = Object.entries(pagesOf(await findDemoSite(origin))).map(([name, path]) => ({
        name,
        url: `${origin}/en${path === '/' ? '' : path}`,
        reckoned: [] as Audited[],
        slowed: [] as Audited[],
      }));
      // What is asked first pays for the start of the browser.
      await audit(`${origin}/en${paths.search()}`);
      for (let count = 0; count < auditsOfPage; count += 1) {
        for (const { url, reckoned, slowed } of pages) {
          reckoned.push(await audit(url));
          slowed.push(await audit(url, 'devtools'));
        }
      }
      return pages.flatMap(({ name, reckoned, slowed }) => {
        const scores = reckoned.map(({ performance }) => performance).join(', ');
        say(`  ${name}: performance ${scores}; speed of the processor ${median(reckoned, 'speed')}`);
        return measurementsOf(name, reckoned, slowed);
      });
    } finally {
      await browser.close();
    }
  },
};

function measurementsOf(name: string, reckoned: readonly Audited[], slowed: readonly Audited[]): Measurement[] {
  return [
    { name: `${name}: performance`, value: median(reckoned, 'performance'), unit: '', target: 97, better: 'higher' },
    { name: `${name}: lowest other score`, value: median(reckoned, 'lowest'), unit: '', target: 100, better: 'higher' },
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

const median = (audits: readonly Audited[], of: keyof Audited) =>
  percentile(
    audits.map((audited) => audited[of]),
    0.5,
  );

interface Audited {
  performance: number;
  /** The lowest of the other scores. */
  lowest: number;
  paintMs: number;
  blockingMs: number;
  /** Of this machine's processor, by Lighthouse's own benchmark: blocking times are four times those measured on it. */
  speed: number;
}

type Audit = (url: string, throttling?: Throttling) => Promise<Audited>;

async function createAudit(port: number): Promise<Audit> {
  const lighthouse = await loadLighthouse();
  return async (url, throttlingMethod = 'simulate') => {
    await fetch(url).then((answer) => answer.text());
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', throttlingMethod });
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    const { audits, categories, environment } = result.lhr;
    const scoreOf = (category: string) => Math.round(100 * (categories[category]?.score ?? 0));
    const msOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: scoreOf('performance'),
      lowest: Math.min(...otherCategories.map(scoreOf)),
      paintMs: msOf('largest-contentful-paint'),
      blockingMs: msOf('total-blocking-time'),
      speed: environment.benchmarkIndex,
    };
  };
}
