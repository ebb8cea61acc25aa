import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcement } from '#server/changes/announce.ts';
import { createEcho } from '#server/page-cache/echo.ts';

describe('an echo', () => {
  const said: Announcement[] = [];
  const of = (tenantId: string, ...tags: string[]) => ({ tenantId, tags });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    said.length = 0;
  });

  it('repeats each tag of a tenant once, at least one pause later', () => {
    const echo = createEcho((change) => said.push(change), 1000);
    echo.add(of('one', 'a', 'b', 'a'));
    vi.advanceTimersByTime(900);
    echo.add(of('one', 'c', 'a'));
    echo.add(of('other', 'a'));
    vi.advanceTimersByTime(999);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(101);
    expect(said).toEqual([of('one', 'a', 'b', 'c'), of('other', 'a')]);
    vi.advanceTimersByTime(10_000);
    expect(said).toHaveLength(2);
  });

  it('goes on for tags that come while it speaks', () => {
    const echo = createEcho((change) => said.push(change), 1000);
    echo.add(of('one', 'a'));
    vi.advanceTimersByTime(1500);
    echo.add(of('one', 'b'));
    vi.advanceTimersByTime(500);
    expect(said).toEqual([of('one', 'a')]);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual([of('one', 'a'), of('one', 'b')]);
  });

  it('parts what is too much for one word, and falls silent when stopped', () => {
    const echo = createEcho((change) => said.push(change), 1000);
    echo.add(of('one', ...Array.from({ length: 1001 }, (_, number) => `tag:${number}`)));
    vi.advanceTimersByTime(2000);
    expect(said.map(({ tags }) => tags.length)).toEqual([1000, 1]);
    echo.add(of('one', 'late'));
    echo.stop();
    vi.advanceTimersByTime(5000);
    expect(said).toHaveLength(2);
  });
});
