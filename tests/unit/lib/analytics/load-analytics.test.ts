// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { loadAnalytics } from '#lib/analytics/load-analytics.ts';

beforeEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

test('the tag of the site is loaded once, for statistics and without advertising', () => {
  loadAnalytics('G-AB12CD34EF');
  loadAnalytics('G-AB12CD34EF');
  const sources = [...document.querySelectorAll('script')].map(({ src }) => src);
  expect(sources).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF']);
  const told = (window.dataLayer ?? []).map((words) => [...(words as IArguments)]);
  expect(told).toMatchObject([
    ['consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' }],
    ['js', expect.any(Date)],
    ['config', 'G-AB12CD34EF'],
  ]);
});
