import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type DemoSite, findDemoSite } from '#tests/setup/demo-site.ts';

interface PageFixtures {
  /** Whether pages of links in sight are fetched ahead: most of what the server would do, and few tests are about it. */
  preloads: boolean;
  /** What the browser may complain about in tests of what is missing. */
  expectedComplaints: RegExp[];
  /** What the browser's console and the page's own code have complained about until now. */
  complaints: string[];
  /** Closes what a test opens beside its own page: left open, it would take time from those after it, and be shown as theirs. */
  tidyBrowser: undefined;
}

/** Asks the site without opening a page. */
export const siteTest = base.extend<object, { demo: DemoSite }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use, { project }) => use(await findDemoSite(project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],
});

/** pusher-js puts off what it sends, and the socket may have closed by then. It connects and sends again. */
const sentTooLate = /WebSocket is already in CLOSING or CLOSED state/;

/** A console error or an uncaught error of a page fails its test. */
export const test = siteTest.extend<PageFixtures>({
  preloads: [false, { option: true }],
  context: async ({ context, preloads }, use) => {
    if (!preloads) await context.addInitScript(onSlowLine);
    await use(context);
  },
  expectedComplaints: [[], { option: true }],
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
      });
      await use(complaints);
      const expected = [sentTooLate, ...expectedComplaints];
      expect(complaints.filter((text) => !expected.some((one) => one.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  tidyBrowser: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** The browser setting that prevents prefetching. */
const onSlowLine = () => Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } });

export { expect, type Locator, type Page };
