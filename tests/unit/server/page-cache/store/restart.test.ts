import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { filesOf, newFolder, open, page } from './open.ts';

const diskBytes = 400_000;
const small = { memoryBytes: 1, diskBytes };

type Store = ReturnType<typeof open>['store'];

const fill = (store: Store, name: string, count: number) => {
  for (let number = 0; number < count; number += 1)
    store.put(`${name} ${number}`, page(`${name} ${number} ${'x'.repeat(20_000)}`), 0);
};
const untilCompacted = (store: Store) => vi.waitFor(() => expect(store.size.diskBytes).toBeLessThanOrEqual(diskBytes));

describe('after a restart', () => {
  it('a page is not fresh that changed while it was written again', async () => {
    const folder = newFolder();
    const { store, change, text } = open(folder, small);
    store.put('used', page('used', ['club:1']), 0);
    expect(await text('used')).toBe('used');
    fill(store, 'other', 22);
    expect(store.size.diskBytes).toBeGreaterThan(diskBytes);
    change('club:1');
    await untilCompacted(store);
    await store.close();
    expect(open(folder).staleness('used')).toBe('changed');
  });

  it('a page is not fresh that changed while it was made, just before changes were not received', async () => {
    const folder = newFolder();
    const { store, change, changes } = open(folder);
    const { position } = changes;
    change('club:1');
    changes.disconnect();
    store.put('page', page('page', ['club:1']), position);
    await store.close();
    expect(open(folder).staleness('page')).toBe('changed');
  });

  it('no page is there from before the one that is given up', async () => {
    const folder = newFolder();
    const { store } = open(folder, small);
    store.put('key', page('as it is'), 0);
    fill(store, 'first', 3);
    store.put('key', page('as it was for a while'), 0);
    fill(store, 'second', 3);
    store.put('key', page('as it is'), 0);
    fill(store, 'third', 14);
    await untilCompacted(store);
    expect(store.get('key')).toBeUndefined();
    await store.close();
    expect(await open(folder).text('key')).toBeUndefined();
  });

  it('a body has the length that its page names, though zlib compresses otherwise now', async () => {
    const folder = newFolder();
    const first = open(folder, small);
    const before = page('compressed by another version');
    first.store.put('one', before, 0);
    await first.store.close();
    const { store } = open(folder, small);
    const kept = store.put('two', { ...before, body: Buffer.from('compressed now') }, 0);
    expect((await store.bodyOf(kept))?.length).toBe(kept.length);
    await store.close();
  });

  it('thousands of changes in a row are known, and the pages that came after them', async () => {
    const folder = newFolder();
    const { store, change } = open(folder);
    store.put('changed', page('changed', ['club:1']), 0);
    change('club:1', ...Array.from({ length: 6000 }, (_, number) => `${number} ${'x'.repeat(240)}`));
    store.put('later', page('later', ['club:2']), 0);
    await store.close();
    const next = open(folder);
    expect([next.staleness('changed'), next.staleness('later')]).toEqual(['changed', 'fresh']);
  });

  it('a change is known that was the last that a killed process heard of', async () => {
    const folder = newFolder();
    const { store, change } = open(folder);
    store.put('page', page('page', ['club:1']), 0);
    const [file = ''] = filesOf(folder);
    await vi.waitFor(() => expect(statSync(file).size).toBe(store.size.diskBytes));
    const { size } = statSync(file);
    change('club:1');
    await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(size));
    const copy = newFolder();
    mkdirSync(path.join(copy, 'one'));
    copyFileSync(file, path.join(copy, 'one', path.basename(file)));
    expect(open(copy).staleness('page')).toBe('changed');
    await store.close();
  });
});

describe('a storm of changes', () => {
  it('is noted without going through all earlier ones for each', async () => {
    const { store } = open(newFolder());
    const sets = vi.spyOn(globalThis, 'Set');
    for (let number = 0; number < 1000; number += 1) store.noteChange([`club:${number}`]);
    expect(sets).toHaveBeenCalledOnce();
    sets.mockRestore();
    await store.close();
  });
});
