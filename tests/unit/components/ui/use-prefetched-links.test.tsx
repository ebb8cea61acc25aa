// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrefetchedLinks } from '#components/ui/use-prefetched-links.ts';

type Report = (list: { getEntries(): { name: string; transferSize: number }[] }) => void;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

function Probe({ use }: { use: () => PrefetchedLinks }) {
  return <output>{use()}</output>;
}

async function show(connection?: { effectiveType?: string; saveData?: boolean }, reducesData = false) {
  let report: Report = () => undefined;
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
  vi.stubGlobal('matchMedia', () => ({ matches: reducesData }));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe = vi.fn();
    },
  );
  const { usePrefetchedLinks } = await import('#components/ui/use-prefetched-links.ts');
  const view = render(<Probe use={usePrefetchedLinks} />);
  return {
    state: () => screen.getAllByRole('status')[0]?.textContent,
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    load: (name: string, transferSize: number) => act(() => report({ getEntries: () => [{ name, transferSize }] })),
    openPage: (path: string) => {
      history.replaceState(null, '', path);
      view.rerender(
        <>
          <Probe use={usePrefetchedLinks} />
          <Probe key={path} use={usePrefetchedLinks} />
        </>,
      );
    },
  };
}

describe('pages behind links', () => {
  it('are fetched ahead from one second on', async () => {
    const { state, pass } = await show();
    pass(999);
    expect(state()).toBe('none');
    pass(1);
    expect(state()).toBe('inSight');
  });

  it('are fetched only when pointed at once the page view has used up its bytes, until the next one', async () => {
    const { state, pass, load, openPage } = await show();
    pass(1000);
    load('http://localhost/chunk.js', 900_000);
    load('http://localhost/en/seasons?_rsc=1', 39_999);
    expect(state()).toBe('inSight');
    load('http://localhost/en/clubs?_rsc=1', 1);
    expect(state()).toBe('pointedAt');
    openPage('/en/clubs');
    expect(state()).toBe('inSight');
  });

  it.each([{ effectiveType: '4g' }, { effectiveType: '3g', saveData: false }])(
    'are fetched ahead with %j',
    async (given) => {
      const { state, pass } = await show(given);
      pass(1000);
      expect(state()).toBe('inSight');
    },
  );

  it.each([
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
    [undefined, true],
  ])('are not with %j, reduced data: %s', async (given, reducesData) => {
    const { state, pass, openPage } = await show(given, reducesData);
    pass(60_000);
    openPage('/en/clubs');
    expect(state()).toBe('none');
  });
});
