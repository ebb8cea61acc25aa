// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportCaughtError } from '#lib/monitoring/caught-errors.ts';
import { startReports } from '#lib/monitoring/start-reports.ts';

const { open, report } = vi.hoisted(() => ({ open: vi.fn(), report: vi.fn() }));
vi.mock('#lib/monitoring/browser-reports.ts', () => ({ openBrowserReports: open.mockReturnValue(report) }));

let whenIdle: (() => void)[];
beforeEach(() => {
  whenIdle = [];
  open.mockClear();
  report.mockClear();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => whenIdle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => whenIdle.splice(0));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const target = { dsn: 'https://key@sentry.example/1', tenant: 'league.test' };

test('what failed before the browser was idle is reported then', async () => {
  startReports(target);
  const error = new Error('early');
  reportCaughtError(error);
  expect(open).not.toHaveBeenCalled();
  for (const work of whenIdle) work();
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(error));
  expect(open).toHaveBeenCalledWith(target);
});

test('a bot reports nothing', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  startReports(target);
  expect(whenIdle).toEqual([]);
});

test('a page that is left before loads nothing', () => {
  startReports(target)();
  expect(whenIdle).toEqual([]);
});
