import { mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { bytesOf, filesOf, megabyte, newFolder, open, page } from './open.ts';

const body = (name: string) => name.repeat(60_000);

/** Opens a store on a disk that is full from the second file on: Linux has a device that always is. */
async function openOnFullDisk(folder: string) {
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const opened = open(folder, { diskBytes: 400_000, log });
  opened.store.noteSnapshot('1');
  opened.store.put('first', page(body('a')), 0);
  symlinkSync('/dev/full', path.join(folder, 'one', '2.pages'));
  opened.store.put('second', page(body('b'), ['league:2']), 0);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  return opened;
}

describe('a disk that is full', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('leaves the pages in memory, and what is on disk already', async () => {
    const folder = newFolder();
    const opened = await openOnFullDisk(folder);
    opened.store.put('third', page(body('c')), 0);
    for (const [key, letter] of Object.entries({ first: 'a', second: 'b', third: 'c' }))
      expect(await opened.text(key)).toBe(body(letter));
    await opened.store.close();
    const next = open(folder);
    expect(await next.text('first')).toBe(body('a'));
    expect(await next.text('second')).toBeUndefined();
    await next.store.close();
  });

  it('gets no snapshot, since it does not know the changes before', async () => {
    const folder = newFolder();
    const opened = await openOnFullDisk(folder);
    opened.change('league:1');
    opened.store.noteSnapshot('2');
    await opened.store.close();
    const next = open(folder);
    expect(next.store.savedSnapshot).toBe('1');
    await next.store.close();
  });

  it('is tried again a minute later, and what it missed counts as changed', async () => {
    const folder = newFolder();
    const opened = await openOnFullDisk(folder);
    vi.advanceTimersByTime(60_000);
    opened.store.put('third', page(body('c')), 0);
    opened.store.noteSnapshot('3');
    await opened.store.close();
    const next = open(folder);
    expect(next.store.savedSnapshot).toBe('3');
    expect(await next.text('third')).toBe(body('c'));
    expect(next.staleness('third')).toBe('fresh');
    expect(next.staleness('first')).toBe('changed');
    await next.store.close();
  });

  it('does not count as used what it did not take, and gets no further file each minute', async () => {
    const folder = newFolder();
    const { store } = await openOnFullDisk(folder);
    expect(store.size.diskBytes).toBe(bytesOf(folder));
    for (let minute = 0; minute < 3; minute += 1) {
      vi.advanceTimersByTime(60_000);
      rmSync(path.join(folder, 'one', `${minute + 3}.pages`), { force: true });
      symlinkSync('/dev/full', path.join(folder, 'one', `${minute + 3}.pages`));
      store.put('again', page(body('c')), 0);
      await vi.waitFor(() => expect(store.size.diskBytes).toBe(bytesOf(folder)));
    }
    expect(filesOf(folder)).toHaveLength(2);
    await store.close();
  });

  it('may keep a file that is to be removed: that is a warning', async () => {
    const folder = newFolder();
    const log = createLog('silent');
    const warn = vi.spyOn(log, 'warn');
    const { store } = open(folder, { memoryBytes: 1, diskBytes: 400_000, log });
    const [oldest = ''] = filesOf(folder);
    rmSync(oldest);
    mkdirSync(oldest);
    for (let number = 0; number < 40; number += 1) store.put(`${number}`, page(`${number} ${body('x')}`), 0);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    await store.close();
  });

  it('may not even take a file', async () => {
    const folder = newFolder();
    const { store, text } = open(folder, { diskBytes: 400_000 });
    store.put('first', page(body('a')), 0);
    symlinkSync(path.join(folder, 'missing', 'file'), path.join(folder, 'one', '2.pages'));
    store.put('second', page(body('b')), 0);
    expect(await text('second')).toBe(body('b'));
    await store.close();
  });
});

describe('a disk that is slower than the pages are made', () => {
  it('is told the changes before it is told that it knows them', async () => {
    const folder = newFolder();
    const { store, change } = open(folder, { memoryBytes: 64 * megabyte, diskBytes: 800 * megabyte });
    store.put('first', page('first', ['league:1']), 0);
    store.put('large', page('x'.repeat(40 * megabyte), ['league:2']), 0);
    change('league:1');
    store.put('second', page('second', ['league:2']), 0);
    const [file = ''] = filesOf(folder);
    await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(40 * megabyte));
    await vi.waitFor(() => {
      store.noteSnapshot('1');
      store.put('third', page('third', ['league:2']), 0);
      expect(store.size.diskBytes).toBeGreaterThan(40 * megabyte + 500);
    });
    await store.close();
    const next = open(folder);
    expect(next.staleness('first')).toBe('changed');
    expect(next.staleness('third')).toBe('fresh');
    await next.store.close();
  });
});
