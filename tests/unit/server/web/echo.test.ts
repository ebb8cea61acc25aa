import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEcho } from '#server/web/echo.ts';

describe('an echo', () => {
  const said: string[][] = [];
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    said.length = 0;
  });

  it('says each tag once, at least one pause after it came', () => {
    const echo = createEcho((tags) => said.push(tags), 1000);
    echo.add(['a', 'b', 'a']);
    vi.advanceTimersByTime(900);
    echo.add(['c']);
    vi.advanceTimersByTime(999);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(101);
    expect(said).toEqual([['a', 'b', 'c']]);
    vi.advanceTimersByTime(10_000);
    expect(said).toHaveLength(1);
  });

  it('goes on for tags that come while it speaks', () => {
    const echo = createEcho((tags) => said.push(tags), 1000);
    echo.add(['a']);
    vi.advanceTimersByTime(1500);
    echo.add(['b']);
    vi.advanceTimersByTime(500);
    expect(said).toEqual([['a']]);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual([['a'], ['b']]);
  });

  it('parts what is too much for one word, and falls silent when stopped', () => {
    const echo = createEcho((tags) => said.push(tags), 1000);
    echo.add(Array.from({ length: 1001 }, (_, number) => `tag:${number}`));
    vi.advanceTimersByTime(2000);
    expect(said.map((tags) => tags.length)).toEqual([1000, 1]);
    echo.add(['late']);
    echo.stop();
    vi.advanceTimersByTime(5000);
    expect(said).toHaveLength(2);
  });
});
