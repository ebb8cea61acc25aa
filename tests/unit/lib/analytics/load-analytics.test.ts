// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAnalytics } from '#lib/analytics/load-analytics.ts';

let whenIdle: (() => void)[];
beforeEach(() => {
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => whenIdle.push(work));
  vi.stubGlobal('cancelIdleCallback', (request: number) => whenIdle.splice(request - 1, 1));
  delete window.dataLayer;
  document.head.replaceChildren();
});
afterEach(() => vi.unstubAllGlobals());

const sources = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const idle = () => {
  for (const work of whenIdle) work();
};

test('the tag of the site is loaded once, when the browser is idle, and without storage', () => {
  loadAnalytics('G-AB12CD34EF');
  loadAnalytics('G-AB12CD34EF');
  expect(sources()).toEqual([]);
  idle();
  expect(sources()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF']);
  const told = (window.dataLayer ?? []).map((words) => [...(words as IArguments)]);
  expect(told).toMatchObject([
    ['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }],
    ['js', expect.any(Date)],
    ['config', 'G-AB12CD34EF'],
  ]);
});

test('a page that is left before loads nothing', () => {
  const cancel = loadAnalytics('G-AB12CD34EF');
  cancel();
  idle();
  expect(sources()).toEqual([]);
});
