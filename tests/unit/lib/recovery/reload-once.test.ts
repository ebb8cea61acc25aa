// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chunkScript } from '#lib/recovery/chunk-script.ts';
import { isChunkFailure, reloadOnce } from '#lib/recovery/reload-once.ts';

const reload = vi.fn();
const visit = (pathname: string) => vi.stubGlobal('location', { pathname, reload });

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.useFakeTimers({ now: 1_000_000 });
  visit('/en');
});

describe('a page whose code failed', () => {
  it('is reloaded at most once within ten seconds', () => {
    expect(reloadOnce()).toBe(true);
    vi.advanceTimersByTime(9_999);
    expect(reloadOnce()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is counted by its path', () => {
    reloadOnce();
    visit('/en/seasons');
    expect(reloadOnce()).toBe(true);
  });

  it('is not reloaded without storage or without a connection', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('refused');
    });
    expect(reloadOnce()).toBe(false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is known by the name of its error', () => {
    expect(isChunkFailure(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isChunkFailure(new Error('other'))).toBe(false);
    expect(isChunkFailure('ChunkLoadError')).toBe(false);
  });
});

describe('the script in the head', () => {
  const listeners = new Map<string, (event: object) => void>();
  const script = (src: string, dataset = {}) => ({ target: { tagName: 'SCRIPT', src, dataset } });
  const part = 'https://a.example/_next/static/chunks/page.js';

  beforeEach(() => {
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    new Function(chunkScript)();
  });

  it('reloads the page when a script or stylesheet fails to load', () => {
    listeners.get('error')?.(script(part));
    visit('/en/seasons');
    listeners.get('error')?.({
      target: { tagName: 'LINK', rel: 'stylesheet', href: '/_next/static/a.css', dataset: {} },
    });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads a page that has loaded before its own scripts were asked for', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    listeners.get('error')?.(script(part, { ofPage: '' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves pictures, foreign scripts, what was fetched ahead, and pages that have loaded', () => {
    listeners.get('error')?.({ target: { tagName: 'IMG', src: part } });
    listeners.get('error')?.(script('https://b.example/tag.js'));
    listeners.get('error')?.({ target: { tagName: 'LINK', rel: 'preload', href: part } });
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    listeners.get('error')?.(script(part));
    expect(reload).not.toHaveBeenCalled();
  });

  it('catches failed chunks that nothing awaits', () => {
    listeners.get('unhandledrejection')?.({ reason: { name: 'TypeError' } });
    expect(reload).not.toHaveBeenCalled();
    listeners.get('unhandledrejection')?.({ reason: { name: 'ChunkLoadError' } });
    expect(reload).toHaveBeenCalledOnce();
  });
});
