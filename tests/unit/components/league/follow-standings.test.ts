// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followStandings } from '#components/league/standings/live/follow-standings.ts';
import { callApi } from '#lib/api/client.ts';

vi.mock('#lib/api/client.ts', () => ({ callApi: vi.fn() }));

const asked = vi.mocked(callApi);
const answer = { tables: [], games: [] };
const shown = vi.fn();
const follow = (isOn: boolean) => followStandings({ season: '2025-26', league: 'first', locale: 'en', isOn }, shown);

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset().mockResolvedValue(answer);
  shown.mockReset();
});
afterEach(() => vi.useRealTimers());

test('the table of the moment is fetched again and again while a game is on', async () => {
  const stop = follow(true);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(shown).toHaveBeenCalledTimes(asked.mock.calls.length);
  stop();
  const before = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(45_000);
  expect(asked).toHaveBeenCalledTimes(before);
});

test('after the last game it is fetched once more', async () => {
  const stop = follow(false);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(asked).toHaveBeenCalledOnce();
  stop();
});

test('a failure changes nothing, and the next request tries again', async () => {
  asked.mockRejectedValueOnce(new Error('offline'));
  const stop = follow(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown.mock.calls.length).toBeGreaterThanOrEqual(1);
  stop();
});
