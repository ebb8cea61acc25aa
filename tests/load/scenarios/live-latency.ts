import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { callApi, configureClient } from '#lib/api/client.ts';
import { type GameAddress, listGames } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { openDeskPage } from '#tests/load/live/desk-page.ts';
import { openListeners } from '#tests/load/live/listeners.ts';
import { type LiveSite, startLiveSite } from '#tests/load/live/live-site.ts';
import { watchPaint } from '#tests/load/live/painted.ts';
import { pollScore } from '#tests/load/live/poll.ts';
import { tapFreeThrow } from '#tests/load/live/tap.ts';
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
  const screens = [
    {
      name: 'scoreboard',
      path: paths.venueScreen('hall', 'scoreboard-game'),
      place: '.board-score',
      size: [1920, 1080],
    },
    {
      name: "fan's phone",
      path: paths.game(await addressOf(site)),
      place: '[data-ground="board"] .headline.figures',
      size: [390, 844],
    },
  ] as const;
  const watched = [];
  for (const { name, path, place, size } of screens) {
    const page = await browser.newPage({ viewport: { width: size[0], height: size[1] } });
    await page.goto(`${site.origin}/en${path}`);
    await page.locator(place).first().waitFor();
    watched.push({ name, painted: await watchPaint(page, place), delays: [] as number[] });
  }
  const desk = await openDeskPage(browser, site);
  const polling = pollScore(site);
  const taps = new Map<number, Awaited<ReturnType<typeof tapFreeThrow>>>();
  for (let score = 1; score <= warmUp + rounds; score += 1) {
    const tapped = await tapFreeThrow(desk, 'Beta');
    const drawn = await Promise.all(watched.map(({ painted }) => painted.drawn(String(score))));
    await wait(Math.random() * 300);
    if (score <= warmUp) continue;
    taps.set(score, tapped);
    for (const [index, { delays }] of watched.entries()) delays.push((drawn[index] ?? Number.NaN) - tapped.tappedAt);
  }
  const polled = await polling.stop();
  const asking = [...taps].map(([score, { tappedAt }]) => (polled.get(score) ?? Number.NaN) - tappedAt);
  const all = [...taps.values()];
  return [
    ...watched.flatMap(({ name, delays }) => distribution(`tap to pixel of the ${name}`, delays, asking)),
    ...[
      { name: 'of that, until the call goes out', values: all.map(({ tappedAt, sentAt }) => sentAt - tappedAt) },
      { name: 'of that, until it is answered', values: all.map(({ sentAt, answeredAt }) => answeredAt - sentAt) },
    ].flatMap(({ name, values }) => distribution(name, values)),
  ];
}

async function addressOf({ origin, gameId }: LiveSite): Promise<GameAddress> {
  configureClient({ apiUrl: origin });
  const { items } = await callApi(listGames, { params: {}, query: { when: 'live', locale: 'en' } });
  const game = items.find(({ id }) => id === gameId);
  if (!game) throw new Error('The game is not on.');
  return game.address;
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
