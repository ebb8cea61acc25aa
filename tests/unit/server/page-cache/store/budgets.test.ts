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
