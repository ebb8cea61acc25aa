import { describe, expect, it, vi } from 'vitest';
import { bytesOf, megabyte, newFolder, open, page } from './open.ts';

describe('the budgets of a store', () => {
  it('keeps more than its memory on disk, within both budgets', async () => {
    const folder = newFolder();
    const { store, text } = open(folder, { memoryBytes: megabyte, diskBytes: 16 * megabyte });
    const body = (number: number) => `${number} ${'x'.repeat(40_000)}`;
    for (let number = 0; number < 200; number += 1) store.put(`page ${number}`, page(body(number)), 0);
    for (let number = 0; number < 200; number += 1) expect(await text(`page ${number}`)).toBe(body(number));
    expect(store.size).toMatchObject({ pages: 200 });
    expect(store.size.memoryBytes).toBeLessThanOrEqual(megabyte);
    await store.close();
  });

  it('gives up what is not used when the disk is at its budget', async () => {
    const folder = newFolder();
    const diskBytes = 2 * megabyte;
    const { store, text } = open(folder, { memoryBytes: 100_000, diskBytes });
    const body = (number: number) => `${number} ${'x'.repeat(20_000)}`;
    for (let number = 0; number < 600; number += 1) {
      store.put(`page ${number}`, page(body(number)), 0);
      expect(await text('page 0')).toBe(body(0));
    }
    await vi.waitFor(() => expect(store.size.diskBytes).toBeLessThanOrEqual(diskBytes));
    expect(await text('page 0')).toBe(body(0));
    expect(await text('page 599')).toBe(body(599));
    expect(await text('page 1')).toBeUndefined();
    expect(store.size.pages).toBeLessThan(150);
    await store.close();
    expect(bytesOf(folder)).toBeLessThan(diskBytes * 1.2);
  });

  it('writes equal bodies once', async () => {
    const folder = newFolder();
    const { store } = open(folder);
    for (let number = 0; number < 50; number += 1) store.put(`page ${number}`, page('x'.repeat(100_000)), 0);
    await store.close();
    expect(bytesOf(folder)).toBeLessThan(200_000);
  });

  it('gives a page on disk the place of another in memory once it was read again and again', async () => {
    const folder = newFolder();
    const { store } = open(folder, { memoryBytes: 250_000 });
    const bodyOf = async (key: string) => {
      const kept = store.get(key);
      return kept ? store.bodyOf(kept) : null;
    };
    /** What is in memory is the same each time. */
    const isInMemory = async (key: string) => {
      const body = await bodyOf(key);
      return body === (await bodyOf(key));
    };
    for (const key of ['first', 'second', 'third']) store.put(key, page(`${key} ${'x'.repeat(100_000)}`), 0);
    for (let time = 0; time < 7; time += 1) expect(await isInMemory('first')).toBe(false);
    expect([await isInMemory('second'), await isInMemory('third')]).toEqual([true, true]);
    expect([await isInMemory('first'), await isInMemory('first')]).toEqual([false, true]);
    expect([await isInMemory('second'), await isInMemory('third')]).toEqual([false, true]);
    await store.close();
  });

  it('puts a page of an earlier process into memory at once while there is room', async () => {
    const folder = newFolder();
    const first = open(folder);
    first.store.put('page', page('text'), 0);
    await first.store.close();
    const { store, text } = open(folder);
    expect(store.size.memoryBytes).toBe(0);
    expect(await text('page')).toBe('text');
    expect(store.size.memoryBytes).toBeGreaterThan(0);
    await store.close();
  });

  it('keeps in memory alone what is not for the disk', async () => {
    const folder = newFolder();
    const { store, text } = open(folder, { memoryBytes: megabyte });
    for (let number = 0; number < 100; number += 1) store.put(`page ${number}`, page('x'.repeat(50_000)), 0, false);
    expect(await text('page 99')).toBeDefined();
    expect(await text('page 0')).toBeUndefined();
    await store.close();
    expect(bytesOf(folder)).toBe(0);
  });
});
