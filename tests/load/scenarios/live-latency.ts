import { type Browser, chromium } from '@playwright/test';
import { openListeners } from '#tests/load/live/listeners.ts';
import { type LiveSite, startLiveSite } from '#tests/load/live/live-site.ts';
import { pollScore } from '#tests/load/live/poll.ts';
import { delaysOf, openTappedGame, tappedScreens } from '#tests/load/live/tapped-game.ts';
import { percentile } from '#tests/load/percentile.ts';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';
import { launchOptions } from '#tests/setup/browser/launch-options.ts';

const sockets = 2000;
const rounds = 200;
const warmUp = 10;
const targetMs = 150;

export const liveLatency: Scenario = {
  name: 'live-latency',
  summary: `from the scorer's tap to a changed pixel of board and phone, with ${sockets} other sockets at the game`,
  run: async () => {
    const site = await startLiveSite();
    const browser = await chromium.launch(launchOptions());
    const listeners = await openListeners(site.origin, `game.${site.gameId}`, sockets);
    try {
      return await measure(site, browser);
    } finally {
      await listeners.stop();
      await browser.close();
      await site.stop();
    }
  },
};

async function measure(site: LiveSite, browser: Browser): Promise<Measurement[]> {
  const game = await openTappedGame(browser, site);
  const polling = pollScore(site);
  await game.tap(warmUp);
  const taps = await game.tap(rounds);
  const polled = await polling.stop();
  const asking = taps.map(({ score, tapped }) => (polled.get(score) ?? Number.NaN) - tapped.tappedAt);
  const all = taps.map(({ tapped }) => tapped);
  return [
    ...tappedScreens.flatMap((screen) => distribution(`tap to pixel of the ${screen}`, delaysOf(taps, screen), asking)),
    ...[
      { name: 'of that, until the call goes out', values: all.map(({ tappedAt, sentAt }) => sentAt - tappedAt) },
      { name: 'of that, until it is answered', values: all.map(({ sentAt, answeredAt }) => answeredAt - sentAt) },
    ].flatMap(({ name, values }) => distribution(name, values)),
  ];
}

function distribution(name: string, values: readonly number[], asking?: readonly number[]): Measurement[] {
  return [0.5, 0.95, 0.99].map((share) => ({
    name: `${name}, p${share * 100}`,
    value: percentile(values, share),
    unit: 'ms',
    ...(asking && { baseline: { name: 'asking every second', value: percentile(asking, share) } }),
    ...(asking && share === 0.99 && { target: targetMs }),
    better: 'lower',
  }));
}
