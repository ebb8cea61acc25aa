// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Resource = { name: string; transferSize: number };

/** Links that are in sight as soon as they are observed. */
function stubObservers() {
  let report = (_resources: Resource[]) => undefined as unknown;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (list: { getEntries(): Resource[] }) => void) {
        report = (resources) => callback({ getEntries: () => resources });
      }
      observe = vi.fn();
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: { isIntersecting: boolean; target: Element }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        this.#callback = callback;
      }
      observe(target: Element) {
        this.#callback([{ isIntersecting: true, target }]);
      }
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  return (name: string, transferSize: number) => report([{ name, transferSize }]);
}

async function openPage(connection?: { effectiveType?: string; saveData?: boolean }, reducesData = false) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
  vi.stubGlobal('matchMedia', () => ({ matches: reducesData }));
  const load = stubObservers();
  const { watchLink, pointAt } = await import('#components/ui/prefetch-links.ts');
  const fetched: string[] = [];
  const show = (address: string) => {
    const link = document.createElement('a');
    return { link, hide: watchLink(link, address, () => fetched.push(address)) };
  };
  return { fetched, show, pointAt, load };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  history.replaceState(null, '', '/en');
});

describe('pages behind links', () => {
  it('are fetched ahead from one second on', async () => {
    const { fetched, show } = await openPage();
    show('/en/clubs');
    vi.advanceTimersByTime(999);
    expect(fetched).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fetched).toEqual(['/en/clubs']);
  });

  it('are those of the first two links in sight, each once, and not the page itself', async () => {
    const { fetched, show } = await openPage();
    for (const address of ['/en', '/en/clubs', '/en/clubs', '/en/news', '/en/seasons', '/en/players']) show(address);
    vi.advanceTimersByTime(1000);
    expect(fetched).toEqual(['/en/clubs', '/en/news']);
  });

  it('are not those of links that are gone', async () => {
    const { fetched, show } = await openPage();
    show('/en/clubs').hide();
    vi.advanceTimersByTime(1000);
    expect(fetched).toEqual([]);
  });

  it('are fetched while the page view has bytes left', async () => {
    const { fetched, show, load } = await openPage();
    show('/en/clubs');
    vi.advanceTimersByTime(1000);
    load('http://localhost/chunk.js', 900_000);
    load('http://localhost/en/clubs?_rsc=1', 39_999);
    show('/en/news');
    expect(fetched).toEqual(['/en/clubs', '/en/news']);
  });

  it('are fetched only when pointed at once the page view has used up its bytes, until the next one', async () => {
    const { fetched, show, pointAt, load } = await openPage();
    show('/en/clubs');
    vi.advanceTimersByTime(1000);
    load('http://localhost/chunk.js', 900_000);
    load('http://localhost/en/seasons?_rsc=1', 39_999);
    load('http://localhost/en/clubs?_rsc=1', 1);
    const { link } = show('/en/seasons');
    expect(fetched).toEqual(['/en/clubs']);
    pointAt(link);
    expect(fetched).toEqual(['/en/clubs', '/en/seasons']);
    history.replaceState(null, '', '/en/clubs');
    show('/en/players');
    expect(fetched).toContain('/en/players');
    expect(fetched.filter((address) => address === '/en/clubs')).toHaveLength(1);
  });

  it('are remembered where they are pointed at while the page loads', async () => {
    const { fetched, show, pointAt } = await openPage();
    for (const address of ['/en/clubs', '/en/news', '/en/seasons', '/en/players', '/en/records'])
      if (address === '/en/records') pointAt(show(address).link);
      else show(address);
    expect(fetched).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(fetched[0]).toBe('/en/records');
  });

  it.each([{ effectiveType: '4g' }, { effectiveType: '3g', saveData: false }])(
    'are fetched ahead with %j',
    async (given) => {
      const { fetched, show } = await openPage(given);
      show('/en/clubs');
      vi.advanceTimersByTime(1000);
      expect(fetched).toEqual(['/en/clubs']);
    },
  );

  it.each([
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
    [undefined, true],
  ])('are not with %j, reduced data: %s', async (given, reducesData) => {
    const { fetched, show, pointAt } = await openPage(given, reducesData);
    show('/en/clubs');
    vi.advanceTimersByTime(60_000);
    history.replaceState(null, '', '/en/clubs');
    pointAt(show('/en/news').link);
    expect(fetched).toEqual([]);
  });
});
