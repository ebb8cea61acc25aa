import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createWaiting } from '#server/page-cache/store/waiting.ts';
import { newFolder, open, page } from './open.ts';

describe('a body that is read at once', () => {
  it('comes from memory, and from the disk where another process has left it', async () => {
    const folder = newFolder();
    const first = open(folder);
    const kept = first.store.put('page', page('text'), 0);
    expect(first.store.bodyNow(kept)?.toString()).toBe('text');
    await first.store.close();
    const { store } = open(folder);
    const found = store.get('page');
    expect(found && store.bodyNow(found)?.toString()).toBe('text');
    await store.close();
  });

  it('is none where the file is damaged', async () => {
    const folder = newFolder();
    const first = open(folder);
    first.store.put('page', page('text'.repeat(1000)), 0);
    await first.store.close();
    const { store } = open(folder);
    const [own = ''] = readdirSync(folder);
    for (const name of readdirSync(path.join(folder, own)).filter((name) => name.endsWith('.pages')))
      writeFileSync(path.join(folder, own, name), '');
    const found = store.get('page');
    expect(found && store.bodyNow(found)).toBeNull();
    await store.close();
  });
});

describe('how long reads may hold up the process', () => {
  /** A disk that takes so many milliseconds for each read. */
  function openDisk(readMs: number) {
    let time = 0;
    const waiting = createWaiting(() => time);
    const read = () => {
      time += readMs;
      return 'body';
    };
    return {
      attempt: () => waiting.attempt(read),
      /** What share of a time was spent with reads, where one is wanted every millisecond. */
      shareOf(milliseconds: number) {
        const end = time + milliseconds;
        let reading = 0;
        while (time < end) {
          const before = time;
          waiting.attempt(read);
          reading += time - before;
          time += 1;
        }
        return reading / milliseconds;
      },
    };
  }

  it('does not count what the system has in its memory', () => {
    const disk = openDisk(0.1);
    for (let count = 0; count < 10_000; count += 1) expect(disk.attempt()).toBe('body');
  });

  it('is a twentieth of the time where the disk is slow', () => {
    const disk = openDisk(8);
    disk.shareOf(1000);
    expect(disk.shareOf(60_000)).toBeCloseTo(1 / 20, 2);
  });

  it('is no more than a moment at the first reads', () => {
    const disk = openDisk(8);
    expect([disk.attempt(), disk.attempt(), disk.attempt()]).toEqual(['body', 'body', null]);
  });
});
