// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { startServices } from '#lib/consent/start-services.ts';

afterEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

test.each([
  ['/sr/standings', 1],
  ['/officiating/0b6f5a86', 0],
  ['/ru/previews/0b6f5a86', 0],
  ['/applications/6051b975/team', 0],
])('on %s statistics are loaded %i times', async (path, count) => {
  history.replaceState(null, '', path);
  await startServices({ analyticsId: 'G-AB12CD34EF', replay: null });
  expect(document.querySelectorAll('script')).toHaveLength(count);
});
