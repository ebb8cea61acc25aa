import { paths } from '#lib/paths.ts';
import { pageComesToRest } from '#tests/e2e/support/comes-to-rest.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { DemoSite } from '#tests/setup/demo-site.ts';

const pagesOf = ({ season, league, roundGame, comingGame, team, player, article }: DemoSite) => [
  paths.home(),
  paths.schedule(),
  paths.league(season, league),
  paths.league(season, league, 'players-stats'),
  paths.game(roundGame.address),
  paths.game(roundGame.address, 'play-by-play'),
  paths.game(comingGame.address),
  paths.team(season, league, team.slug),
  paths.player(player),
  paths.article(article),
  paths.history('game-records'),
];

/** Notes which formats of `Intl` a page makes, by itself or through the methods that make one. */
function watchIntl() {
  const made: string[] = [];
  Object.assign(window, { made });
  const noted = <Called extends object>(called: Called, name: string): Called =>
    new Proxy(called, {
      apply(target, self, args) {
        made.push(name);
        return Reflect.apply(target as never, self, args);
      },
      construct(target, args) {
        made.push(name);
        return Reflect.construct(target as never, args);
      },
    });
  const watch = (owner: object, name: string) =>
    Object.assign(owner, { [name]: noted((owner as Record<string, object>)[name] as object, name) });
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'PluralRules', 'Collator', 'DisplayNames'])
    watch(Intl, name);
  watch(Number.prototype, 'toLocaleString');
  watch(String.prototype, 'localeCompare');
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) watch(Date.prototype, name);
}

test.describe('in another time zone than the venue', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a page that starts makes no format of `Intl`, which takes a phone a tenth of a second', async ({
    page,
    demo,
  }) => {
    test.slow();
    await page.addInitScript(watchIntl);
    for (const path of pagesOf(demo)) {
      await page.goto(`/en${path === '/' ? '' : path}`);
      await pageComesToRest(page);
      expect(await page.evaluate(() => (window as unknown as { made: string[] }).made), path).toEqual([]);
    }
  });
});
