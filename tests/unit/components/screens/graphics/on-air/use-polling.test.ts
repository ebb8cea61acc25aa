// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { usePolling } from '#components/screens/graphics/on-air/use-polling.ts';
import { defineCall } from '#lib/api/contract/call.ts';
import { queryClient } from '#lib/api/queries/query-client.ts';

const params = z.object({ league: z.string() });
const answer = z.object({ round: z.number() });
const call = defineCall({ path: '/v2/rounds/{league}', summary: '', params, query: z.object({}), answer });
const fetch = vi.fn<() => Promise<Response>>();
const answerWith = (round: number) => fetch.mockImplementation(async () => Response.json({ round }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch.mockReset());
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const poll = (props: { league?: string; enabled?: boolean } = {}) =>
  renderHook(
    ({ league = 'first', enabled = true }) =>
      usePolling(call, { params: { league }, query: {} }, { everyMs: 60_000, enabled }),
    { initialProps: props },
  );

it('has nothing before the first answer, and fetches it again after each interval', async () => {
  answerWith(1);
  const { result } = poll();
  expect(result.current).toBeNull();
  await pass(1);
  expect(result.current).toEqual({ round: 1 });
  answerWith(2);
  await pass(59_000);
  expect(result.current).toEqual({ round: 1 });
  await pass(1_100);
  expect(result.current).toEqual({ round: 2 });
});

it('keeps the last good response after a failure, and retries sooner', async () => {
  answerWith(1);
  const { result } = poll();
  await pass(1);
  fetch.mockRejectedValue(new TypeError('offline'));
  await pass(60_000);
  expect(result.current).toEqual({ round: 1 });
  answerWith(2);
  await pass(5_100);
  expect(result.current).toEqual({ round: 2 });
});

it('tries again where the first answer does not come', async () => {
  fetch.mockRejectedValue(new TypeError('offline'));
  const { result } = poll();
  await pass(1);
  answerWith(1);
  await pass(5_100);
  expect(result.current).toEqual({ round: 1 });
});

it('keeps the previous data until the next query succeeds, and shows nothing without a query', async () => {
  answerWith(1);
  const { result, rerender } = poll();
  await pass(1);
  answerWith(2);
  rerender({ league: 'second' });
  expect(result.current).toEqual({ round: 1 });
  await pass(1);
  expect(result.current).toEqual({ round: 2 });
  rerender({ league: 'second', enabled: false });
  expect(result.current).toBeNull();
  fetch.mockClear();
  await pass(120_000);
  expect(fetch).not.toHaveBeenCalled();
});
