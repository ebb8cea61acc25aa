import type { Page } from '@playwright/test';
import { paths } from '#lib/paths.ts';
import type { Entry } from './entry-plan.ts';
import { startMortalBrowser } from './mortal-browser.ts';
import { type Row, watchRows } from './watch-rows.ts';

const patienceMs = 45_000;

/** The scorer's table in a browser, from its start to its death. */
export interface DeskLife {
  /** The log as the page drew it last. */
  rows(): readonly Row[];
  /** Until the page has drawn such a log. */
  until(isSuch: (rows: readonly Row[]) => boolean): Promise<void>;
  enter(entry: Entry): Promise<void>;
  /** Until the browser has what it needs to open the page without a line. */
  untilPageIsKept(): Promise<void>;
  kill(): Promise<void>;
}

export async function startDeskLife(
  folder: string,
  { origin, gameId, session }: { origin: string; gameId: string; session: string },
): Promise<DeskLife> {
  const browser = await startMortalBrowser(folder);
  const page: Page = await browser.context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(
    (text) => localStorage.getItem('desk-session') ?? localStorage.setItem('desk-session', text),
    session,
  );
  let rows: readonly Row[] = [];
  let onRows: () => void = () => undefined;
  await watchRows(page, (drawn) => {
    rows = drawn;
    onRows();
  });
  await page.goto(`${origin}/en${paths.deskGame(gameId)}`);
  await page.locator('[data-entry]').first().waitFor();
  return {
    rows: () => rows,
    async until(isSuch) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const limit = setTimeout(() => {
        const status = page.getByRole('status').first().textContent();
        status.then((text) => reject(new Error(`The desk goes no further; it says: ${text}`)), reject);
      }, patienceMs);
      onRows = () => isSuch(rows) && resolve();
      onRows();
      await promise.finally(() => clearTimeout(limit));
    },
    async enter({ keys }) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async untilPageIsKept() {
      await page.waitForFunction(async () => (await caches.match(location.pathname)) !== undefined);
    },
    kill: () => browser.kill(),
  };
}
