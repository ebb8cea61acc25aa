// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { build } from '#lib/build.ts';
import { watchBuild } from '#lib/recovery/watch-build.ts';

const ask = vi.fn<(address: string) => Promise<{ json: () => Promise<unknown> }>>();
const tenMinutes = 10 * 60_000;
const answer = (body: unknown) => ask.mockResolvedValue({ json: () => Promise.resolve(body) });
const assign = vi.fn();
let stop: () => void;

beforeEach(() => {
  build.id = 'mine';
  vi.useFakeTimers({ now: 5_000 });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', { href: 'http://localhost:3000/', origin: 'http://localhost:3000', assign });
  document.body.innerHTML = '<a href="/en/news">News</a>';
  stop = watchBuild();
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

/** Where the browser itself goes by a click on the link; nothing where the site shows the page. */
function wholeDocuments(): unknown[] {
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  return assign.mock.calls.flat();
}

describe('an open page', () => {
  it('fetches the current build every ten minutes, bypassing every cache', async () => {
    answer({ id: 'mine' });
    await vi.advanceTimersByTimeAsync(2 * tenMinutes);
    expect(ask.mock.calls.map(([address]) => address)).toEqual([
      `/builds/latest.json?${5_000 + tenMinutes}`,
      `/builds/latest.json?${5_000 + 2 * tenMinutes}`,
    ]);
    expect(wholeDocuments()).toEqual([]);
  });

  it('runs the page’s own handler instead', async () => {
    stop();
    const reload = vi.fn();
    stop = watchBuild(reload);
    answer({ id: 'newer' });
    await vi.advanceTimersByTimeAsync(3 * tenMinutes);
    expect(reload).toHaveBeenCalledOnce();
    expect(wholeDocuments()).toEqual([]);
  });

  it('changes nothing without a valid response', async () => {
    ask.mockRejectedValueOnce(new TypeError('away')).mockResolvedValueOnce({ json: () => Promise.resolve({ id: 7 }) });
    await vi.advanceTimersByTimeAsync(2 * tenMinutes);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(wholeDocuments()).toEqual([]);
  });

  it('does not poll while hidden', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(tenMinutes);
    expect(ask).not.toHaveBeenCalled();
  });

  // The last one: it is for good, the document ends with it.
  it('loads the next page as a document after a new build, and stops polling', async () => {
    answer({ id: 'newer' });
    await vi.advanceTimersByTimeAsync(3 * tenMinutes);
    expect(ask).toHaveBeenCalledOnce();
    expect(wholeDocuments()).toEqual(['http://localhost:3000/en/news']);
  });
});
