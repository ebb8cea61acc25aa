import { gzipSync } from 'node:zlib';
import { emptyNextApp } from '#tests/load/next-app.ts';
import type { Measurement, Scenario } from '#tests/load/scenario.ts';

/** Kilobytes of JavaScript, gzip, that the page's document names (scripts that old browsers alone load left out). */
async function firstLoadKilobytes(url: string): Promise<number> {
  const html = await fetch(url).then((answer) => answer.text());
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/\bnoModule\b/i.test(tag));
  const sources = new Set(tags.flatMap((tag) => /\b(?:src|data-scripts)="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? []));
  const sizes = await Promise.all(
    [...sources].map(async (source) => {
      const script = await fetch(new URL(source.replaceAll('&amp;', '&'), url)).then((answer) => answer.arrayBuffer());
      return gzipSync(Buffer.from(script)).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** An address of every kind of page, found through the API. */
async function pagesOf(origin: string): Promise<Record<string, string>> {
  const read = (path: string) => fetch(`${origin}/api/v2/website${path}`).then((answer) => answer.json());
  const { currentSeasonLeagues } = await read('/current-season-leagues');
  const { season, slug } = currentSeasonLeagues[0];
  const league = `/seasons/${season}/leagues/${slug}`;
  const { items } = await read('/games?when=finished&limit=50');
  const address = items.find((game: { address: { kind: string } }) => game.address.kind === 'round').address;
  const game = `/seasons/${address.season}/leagues/${address.league}/rounds/${address.round}/games/${address.game}`;
  return {
    home: '/en',
    news: '/en/news',
    seasons: '/en/seasons',
    season: `/en/seasons/${season}`,
    standings: `/en${league}`,
    'best players': `/en${league}/best-players`,
    players: '/en/players',
    "players' statistics": `/en${league}/players-stats`,
    calendar: `/en${league}/calendar`,
    'all games': `/en${league}/all-games`,
    game: `/en${game}`,
    "game, players' statistics": `/en${game}/player-stats`,
    'game, play by play': `/en${game}/play-by-play`,
  };
}

export const firstLoad: Scenario = {
  name: 'first-load',
  summary: 'JavaScript of a first visit, beside an empty Next app',
  run: async ({ site }) => {
    const origin = await site();
    const empty = await emptyNextApp(firstLoadKilobytes);
    const measured: Measurement[] = [];
    for (const [name, path] of Object.entries(await pagesOf(origin))) {
      measured.push({
        name: `JavaScript of ${name}`,
        value: await firstLoadKilobytes(`${origin}${path}`),
        unit: 'kB',
        baseline: { name: 'empty Next app', value: empty },
        target: empty + 30,
        better: 'lower',
      });
    }
    return measured;
  },
};
