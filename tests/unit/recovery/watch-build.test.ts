// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const leaveByDocument = vi.hoisted(() => vi.fn());
vi.mock('#lib/recovery/leave-by-document.ts', () => ({ leaveByDocument }));
vi.mock('#lib/build.ts', () => ({ build: { id: 'mine', timestamp: 0 } }));

const { watchBuild } = await import('#lib/recovery/watch-build.ts');
const ask = vi.fn<(address: string) => Promise<{ json: () => Promise<unknown> }>>();
const tenMinutes = 10 * 60_000;
const answer = (body: unknown) => ask.mockResolvedValue({ json: () => Promise.resolve(body) });
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000 });
  vi.stubGlobal('fetch', ask);
  stop = watchBuild();
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

describe('an open page', () => {
  it('asks every ten minutes which build the site is of, past every cache', async () => {
    answer({ id: 'mine' });
    await vi.advanceTimersByTimeAsync(2 * tenMinutes);
    expect(ask.mock.calls.map(([address]) => address)).toEqual([
      `/builds/latest.json?${5_000 + tenMinutes}`,
      `/builds/latest.json?${5_000 + 2 * tenMinutes}`,
    ]);
    expect(leaveByDocument).not.toHaveBeenCalled();
  });

  it('loads the next page whole once the build is another, and asks no more', async () => {
    answer({ id: 'newer' });
    await vi.advanceTimersByTimeAsync(3 * tenMinutes);
    expect(ask).toHaveBeenCalledOnce();
    expect(leaveByDocument).toHaveBeenCalledOnce();
  });

  it('does what a page asks for instead', async () => {
    stop();
    const reload = vi.fn();
    stop = watchBuild(reload);
    answer({ id: 'newer' });
    await vi.advanceTimersByTimeAsync(3 * tenMinutes);
    expect(reload).toHaveBeenCalledOnce();
    expect(leaveByDocument).not.toHaveBeenCalled();
  });

  it('goes on as it is when nobody answers, or nonsense', async () => {
    ask.mockRejectedValueOnce(new TypeError('away')).mockResolvedValueOnce({ json: () => Promise.resolve({ id: 7 }) });
    await vi.advanceTimersByTimeAsync(2 * tenMinutes);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(leaveByDocument).not.toHaveBeenCalled();
  });

  it('does not ask while nobody looks at it', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(tenMinutes);
    expect(ask).not.toHaveBeenCalled();
  });
});
