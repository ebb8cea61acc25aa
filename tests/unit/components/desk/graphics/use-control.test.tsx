// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useControl } from '#components/desk/graphics/use-control.ts';
import { noChannels } from '#lib/realtime/channels.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a change without an answer in time shows that the state is stale, not that it was refused', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const request = vi.fn<typeof fetch>(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  vi.stubGlobal('fetch', request);
  const { result, unmount } = renderHook(() => useControl('g', noChannels));
  act(() => result.current.send({ action: 'hide-all' }));
  await vi.waitFor(() => expect(request.mock.lastCall?.[1]?.method).toBe('POST'));
  await act(async () => timeout.abort(new DOMException('too late', 'TimeoutError')));
  await vi.waitFor(() => expect(result.current.isStale).toBe(true));
  expect(result.current.refusal).toBeNull();
  unmount();
});
