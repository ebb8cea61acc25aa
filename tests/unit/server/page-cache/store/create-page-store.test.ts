import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { identityOf } from '#server/process-identity.ts';
import { filesOf, newFolder, now, open, page } from './open.ts';

describe('a store of pages', () => {
  it('returns what it was given, and the latest of a key', async () => {
    const { store, text } = open(newFolder());
    store.put('a', page('one'), 0);
    store.put('b', page('two'), 0);
    store.put('a', page('three'), 0);
    expect([await text('a'), await text('b'), await text('c')]).toEqual(['three', 'two', undefined]);
    expect(store.get('a')).toMatchObject({ status: 200, headers: ['content-type', 'text/html'], tags: ['league:1'] });
    await store.close();
  });

  it('knows what has changed since a page was begun', async () => {
    const { store, change, staleness, changes } = open(newFolder());
    const { position } = changes;
    store.put('a', page('a', ['league:1', 'live:7']), position);
    change('league:2');
    expect(staleness('a')).toBe('fresh');
    change('live:7');
    expect(staleness('a')).toBe('live');
    change('league:1');
    expect(staleness('a')).toBe('changed');
    store.put('late', page('late'), position);
    expect(staleness('late')).toBe('changed');
    store.put('a', page('a'), changes.position);
    expect(staleness('a')).toBe('fresh');
    await store.close();
  });
});

describe('the age of a page', () => {
  const minute = 60_000;

  it('may be the longer the longer it has not changed, up to six hours', async () => {
    const { store } = open(newFolder(), { minKeptMs: 1 });
    const putAt = (minutes: number, text: string) => {
      const madeAt = now + minutes * minute;
      const kept = store.put('a', { ...page(text), madeAt, freshUntil: madeAt + 5 * minute }, 0);
      return (kept.freshUntil - madeAt) / minute;
    };
    expect([putAt(0, 'one'), putAt(5, 'one'), putAt(15, 'one'), putAt(45, 'one')]).toEqual([5, 10, 30, 90]);
    expect(putAt(10_000, 'one')).toBe(360);
    expect([putAt(10_400, 'two'), putAt(10_405, 'two')]).toEqual([5, 10]);
    await store.close();
  });

  it.each([
    ['the site has another API, whose changes nobody announces', { minKeptMs: 0 }, ['league:1']],
    ['it has no tags, such as a site map', { minKeptMs: 60 * minute }, []],
  ])('is its own, however long it has not changed, where %s', async (_, options, tags) => {
    const { store } = open(newFolder(), options);
    for (const minutes of [0, 5, 100, 10_000]) {
      const madeAt = now + minutes * minute;
      const freshUntil = madeAt + 5 * minute;
      expect(store.put('a', { ...page('one', tags), madeAt, freshUntil }, 0).freshUntil).toBe(freshUntil);
    }
    await store.close();
  });

  it('is an hour at least where all changes are announced, but not for what is as of a moment', async () => {
    const { store } = open(newFolder(), { minKeptMs: 60 * minute });
    const keptSeconds = (ownSeconds: number) => {
      const kept = store.put(`${ownSeconds}`, { ...page('any'), freshUntil: now + ownSeconds * 1000 }, 0);
      return (kept.freshUntil - now) / 1000;
    };
    expect([keptSeconds(300), keptSeconds(86_400), keptSeconds(10)]).toEqual([3600, 86_400, 10]);
    await store.close();
  });
});

describe('a store that is opened again', () => {
  it('has the pages of the last process, as fresh as they were', async () => {
    const folder = newFolder();
    const first = open(folder);
    first.store.put('fresh', page('fresh', ['a']), 0);
    first.store.put('changed', page('changed', ['b']), 0);
    first.store.put('gone', page('gone', ['a']), 0);
    first.change('b', 'c');
    first.store.put('made later', page('made later', ['c']), first.changes.position);
    first.store.put('begun earlier', page('begun earlier', ['c']), 0);
    first.store.drop('gone');
    first.store.noteSnapshot('10:20:');
    await first.store.close();

    const { store, text, staleness, change } = open(folder);
    expect(store.savedSnapshot).toBe('10:20:');
    expect(
      Object.fromEntries(
        ['fresh', 'changed', 'gone', 'made later', 'begun earlier'].map((key) => [key, staleness(key)]),
      ),
    ).toEqual({
      fresh: 'fresh',
      changed: 'changed',
      gone: undefined,
      'made later': 'fresh',
      'begun earlier': 'changed',
    });
    expect(await text('fresh')).toBe('fresh');
    change('a');
    expect(staleness('fresh')).toBe('changed');
    await store.close();
    expect(open(folder).staleness('fresh')).toBe('changed');
  });

  it('survives a process that was killed in the middle of a record', async () => {
    const folder = newFolder();
    const first = open(folder);
    first.store.put('a', page('a'), 0);
    first.store.put('b', page('b'), 0);
    await first.store.close();
    const [file = ''] = filesOf(folder).slice(-1);
    truncateSync(file, statSync(file).size - 1);
    const second = open(folder);
    expect([await second.text('a'), second.staleness('a'), await second.text('b')]).toEqual(['a', 'fresh', undefined]);
    second.store.put('b', page('again'), 0);
    await second.store.close();
    expect(await open(folder).text('b')).toBe('again');
  });

  it('serves nothing of a damaged file that it cannot prove', async () => {
    const folder = newFolder();
    const first = open(folder, { memoryBytes: 1 });
    const body = (number: number) => `${number} ${'x'.repeat(1000)}`;
    for (let number = 0; number < 40; number += 1) first.store.put(`page ${number}`, page(body(number)), 0);
    await first.store.close();
    const [file = ''] = filesOf(folder);
    const original = readFileSync(file);
    for (let at = 0; at < original.length; at += 2999) {
      const damaged = Buffer.from(original);
      damaged[at] = (damaged[at] ?? 0) ^ 0x55;
      writeFileSync(file, damaged);
      const { store, text } = open(folder, { memoryBytes: 1 });
      for (let number = 0; number < 40; number += 1)
        expect([undefined, null, body(number)]).toContain(await text(`page ${number}`));
      await store.close();
    }
  });

  it('counts everything as changed where records are missing in the middle', async () => {
    const folder = newFolder();
    for (const key of ['a', 'b']) {
      const { store } = open(folder);
      store.put(key, page(key), 0);
      await store.close();
    }
    const [file = ''] = filesOf(folder);
    truncateSync(file, statSync(file).size - 1);
    const third = open(folder);
    third.store.put('c', page('c'), third.changes.position);
    expect([third.staleness('a'), third.staleness('b'), third.staleness('c')]).toEqual([undefined, 'fresh', 'fresh']);
    await third.store.close();
  });

  it('has no page of another release', async () => {
    const folder = newFolder();
    const first = open(folder);
    first.store.put('a', page('a'), 0);
    await first.store.close();
    const second = open(folder, { release: 'two' });
    expect(await second.text('a')).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['two']);
    await second.store.close();
  });
});

describe('a store without its disk', () => {
  it('keeps pages in memory where the folder is no folder', async () => {
    const file = path.join(newFolder(), 'file');
    writeFileSync(file, '');
    const { store, text } = open(file);
    store.put('a', page('a'), 0);
    expect(await text('a')).toBe('a');
    await store.close();
  });

  it('keeps pages in memory while another process has the folder', async () => {
    const folder = newFolder();
    const first = open(folder);
    first.store.put('a', page('a'), 0);
    writeFileSync(path.join(folder, 'one', 'owner'), identityOf(process.ppid));
    const second = open(folder);
    expect(await second.text('a')).toBeUndefined();
    second.store.put('b', page('b'), 0);
    expect(await second.text('b')).toBe('b');
    await second.store.close();
    await first.store.close();
  });

  it('takes the folder of a process that ended, though a later one has its number', async () => {
    const folder = newFolder();
    const first = open(folder);
    first.store.put('a', page('a'), 0);
    await first.store.close();
    writeFileSync(path.join(folder, 'one', 'owner'), `${process.ppid} 1`);
    const next = open(folder);
    expect(await next.text('a')).toBe('a');
    await next.store.close();
  });

  it('judges the age of pages as well', async () => {
    const { store } = open(newFolder(), { diskBytes: 0 });
    const kept = store.put('a', page('a'), 0);
    expect(store.staleness(kept, now + 300_001)).toBe('old');
    await store.close();
  });

  it('takes nothing for fresh that was made before the clock was set back', async () => {
    const { store } = open(newFolder());
    const madeAt = now + 86_400_000;
    const kept = store.put('a', { ...page('a'), madeAt, freshUntil: madeAt + 300_000 }, 0);
    expect(store.staleness(kept, now)).toBe('old');
    await store.close();
  });
});
