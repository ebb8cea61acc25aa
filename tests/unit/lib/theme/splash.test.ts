// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { splashScript } from '#lib/theme/splash-script.ts';

const visit = () => new Function(splashScript)();
const isShown = () => document.documentElement.dataset.splash !== undefined;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  delete document.documentElement.dataset.splash;
});

describe('the splash', () => {
  it('is off by half a second, also while the document is still coming', () => {
    visit();
    vi.advanceTimersByTime(499);
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(false);
  });

  it('is off as soon as the document is there', () => {
    visit();
    window.dispatchEvent(new Event('DOMContentLoaded'));
    expect(isShown()).toBe(false);
  });

  it('is not shown again, nor where nothing can be remembered', () => {
    visit();
    delete document.documentElement.dataset.splash;
    visit();
    expect(isShown()).toBe(false);
    localStorage.clear();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
      throw new DOMException('refused');
    });
    visit();
    expect(isShown()).toBe(false);
  });
});
