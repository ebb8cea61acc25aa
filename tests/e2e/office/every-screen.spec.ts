import { officeRooms } from '#lib/office/rooms.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { pageComesToRest } from '#tests/e2e/support/comes-to-rest.ts';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';
import { movement } from '#tests/e2e/support/movement.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { untranslatedKeys } from '#tests/e2e/support/untranslated.ts';
import { keyboardReach } from './support/keyboard-reach.ts';

// Nothing is written here but who is on the staff.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** Hosts and the domains of e-mails look like keys of texts. */
const isHost = /\.(test|org)$/;

/** Signs in as an admin who also represents a club, and so may enter each room. */
async function signIn(page: Page, club: string): Promise<void> {
  const email = `${crypto.randomUUID()}@office.test`;
  const of = ['--tenant', 'localhost'];
  await leagueTool('staff', 'add', email, '--role', 'club', '--club', club, ...of);
  const said = await leagueTool('staff', 'add', email, '--role', 'admin', ...of);
  const token = /#(\S+)/.exec(said)?.[1];
  if (!token) throw new Error(`No link to sign in: ${said}`);
  await page.goto(`/en/desk/sign-in#${token}`);
  await expect(page.getByText(/^Signed in as/)).toBeVisible();
}

async function isSound(page: Page, screen: string): Promise<void> {
  await pageComesToRest(page);
  await expect(page.getByRole('heading', { level: 1 }), screen).toHaveCount(1);
  const { total, moved } = await movement(page);
  expect(total, `movement of ${screen}: ${moved.join('\n')}`).toBeLessThan(0.02);
  const keys = await untranslatedKeys(page);
  expect(
    keys.filter((key) => !isHost.test(key)),
    screen,
  ).toEqual([]);
  const hidden = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(hidden), `width of ${screen}`).toBe(0);
  expect(await seriousBarriers(barrierCheck(page)), screen).toEqual([]);
  const { offered, missed, unseen } = await keyboardReach(page);
  expect(offered, `controls of ${screen}`).toBeGreaterThan(0);
  expect({ missed, unseen }, `by keyboard: ${screen}`).toEqual({ missed: [], unseen: [] });
}

/** The first link to each kind of record of the room in sight, by the key of its query. */
const recordsOf = async (page: Page): Promise<Map<string, string>> =>
  new Map(
    await page.locator('main a[href*="/office/"]').evaluateAll((links) =>
      links.toReversed().flatMap((link) => {
        const { pathname, search } = link as HTMLAnchorElement;
        if (pathname !== location.pathname) return [];
        return [...new URLSearchParams(search).keys()].map((key): [string, string] => [key, search]);
      }),
    ),
  );

for (const { id } of officeRooms)
  test(`each view of the room ${id} fits a phone, has no barrier, does not move while it opens, and is reached by the keyboard`, async ({
    page,
    demo,
  }) => {
    test.slow();
    await signIn(page, demo.team.club ?? '');
    const address = withLocale('en', paths.office(id));
    await page.goto(address);
    await pageComesToRest(page);
    const views = await page
      .locator('main input[type=radio][name=view]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    const screens = views.length > 0 ? views.map((view) => `?view=${view}`) : [''];
    const opened = new Set(['view']);
    for (const query of screens) {
      if (query) await page.goto(`${address}${query}`);
      await isSound(page, `${id} ${query}`);
      // One record of each kind that has an address of its own, such as a league.
      for (const [key, link] of await recordsOf(page)) {
        if (opened.has(key)) continue;
        opened.add(key);
        screens.push(link);
      }
    }
  });
