import { paths } from '#lib/paths.ts';
import { liveGame } from '#tests/e2e/support/live-game.ts';
import { sitDown } from '#tests/e2e/support/table.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** When the page has its fonts: before that its lines have the widths of others. */
const withFonts = (page: Page) => page.evaluate(async () => (await document.fonts.ready) && performance.now());

/** How much the page has moved under its reader since then, and what moved when. */
function movement(page: Page, since: number): Promise<{ total: number; moved: string[] }> {
  return page.evaluate(
    (since) =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const elements = ({ sources }: Shift) =>
            sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
          // How many watch changes with other tests.
          const isOfBaskets = (shift: Shift) =>
            elements(shift).some((element) => !/ watching$/.test(element?.textContent ?? ''));
          const shifts = (list.getEntriesByType('layout-shift') as Shift[]).filter(
            (shift) => !shift.hadRecentInput && shift.startTime >= since && isOfBaskets(shift),
          );
          const tags = (shift: Shift) => elements(shift).map((element) => element?.outerHTML.slice(0, 120));
          resolve({
            total: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.map(
              (shift) => `${Math.round(shift.startTime)} ms: ${shift.value} ${tags(shift).join(' | ')}`,
            ),
          });
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // There is always an answer, also where nothing has moved.
        observer.observe({ type: 'mark' });
        performance.mark('asked');
      }),
    since,
  );
}

test('a phone’s page does not move under its reader while twelve baskets arrive', async ({
  context,
  page: plays,
  request: api,
  baseURL: origin = '',
}) => {
  test.slow();
  const game = await liveGame(origin);
  const table = await sitDown(api, origin, game.id);
  const numbers = await context.newPage();
  await plays.goto(`/en${paths.game(game.address, 'play-by-play')}`);
  await numbers.goto(`/en${paths.game(game.address, 'player-stats')}`);
  const opened = new Map([
    [plays, await withFonts(plays)],
    [numbers, await withFonts(numbers)],
  ]);
  const { sheet } = await table.read();
  for (const { id: person } of Array.from({ length: 12 }, (_, index) => sheet.home[index % 5] ?? { id: null })) {
    await table.write({ type: 'field-goal', points: 2, made: true, shot: 'layup', side: 'home', person });
    const { board } = await table.read();
    for (const page of [plays, numbers]) {
      const points = page.locator('header[data-ground="board"] .headline.figures').first();
      // Other tests may write into the same game.
      await expect.poll(async () => Number(await points.textContent())).toBeGreaterThanOrEqual(board.home.score);
    }
  }
  for (const [page, since] of opened) {
    const { total, moved } = await movement(page, since);
    expect(total, moved.join('\n')).toBeLessThan(0.01);
  }
});
