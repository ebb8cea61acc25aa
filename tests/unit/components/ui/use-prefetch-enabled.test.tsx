// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(cleanup);

function Probe({ useEnabled }: { useEnabled: () => boolean }) {
  return <output>{useEnabled() ? 'on' : 'off'}</output>;
}

async function show(connection: { effectiveType?: string; saveData?: boolean } | undefined) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
  const { usePrefetchEnabled } = await import('#components/ui/use-prefetch-enabled.ts');
  render(<Probe useEnabled={usePrefetchEnabled} />);
  return {
    state: () => screen.getByRole('status').textContent,
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

describe('pages behind links', () => {
  it('are fetched ahead from one second on', async () => {
    const { state, pass } = await show(undefined);
    pass(999);
    expect(state()).toBe('off');
    pass(1);
    expect(state()).toBe('on');
  });

  it.each([{ effectiveType: '4g' }, { effectiveType: '3g', saveData: false }])(
    'are fetched ahead with %j',
    async (given) => {
      const { state, pass } = await show(given);
      pass(1000);
      expect(state()).toBe('on');
    },
  );

  it.each([{ effectiveType: 'slow-2g' }, { effectiveType: '2g' }, { effectiveType: '4g', saveData: true }])(
    'are not with %j',
    async (given) => {
      const { state, pass } = await show(given);
      pass(60_000);
      expect(state()).toBe('off');
    },
  );
});
