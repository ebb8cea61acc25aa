import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tags } from '#lib/api/tags.ts';
import { createTagChanges } from '#server/changes/tag-changes.ts';

describe('tag changes', () => {
  it('report nothing for tags that never changed', () => {
    expect(createTagChanges().changedSince(['league:1'], 0)).toBe('none');
  });

  it('report a change to what was made before it, not to what was made after it', () => {
    const changes = createTagChanges();
    const before = changes.position;
    const after = changes.mark(['league:1']);
    expect(changes.changedSince(['season:1', 'league:1'], before)).toBe('other');
    expect(changes.changedSince(['season:1', 'league:1'], after)).toBe('none');
    expect(changes.changedSince(['season:1'], before)).toBe('none');
  });

  it('tell the score of a running game from any other change', () => {
    const changes = createTagChanges();
    changes.mark([tags.live('1')]);
    expect(changes.changedSince([tags.game('1'), tags.live('1')], 0)).toBe('live');
    changes.mark([tags.game('1')]);
    expect(changes.changedSince([tags.live('1'), tags.game('1')], 0)).toBe('other');
  });

  it('report everything changed after all tags were marked, known or not', () => {
    const changes = createTagChanges();
    changes.mark(['league:1']);
    const before = changes.position;
    const after = changes.markAll();
    expect(changes.changedSince([], before)).toBe('other');
    expect(changes.changedSince(['season:1'], before)).toBe('other');
    expect(changes.changedSince(['season:1'], after)).toBe('none');
  });

  it('count an announcement without tags as a position of its own', () => {
    const changes = createTagChanges();
    expect(changes.mark([])).toBe(1);
    expect(changes.position).toBe(1);
    expect(changes.changedSince(['league:1'], 0)).toBe('none');
  });

  it('count what depends on a forgotten tag as changed', () => {
    const changes = createTagChanges(2);
    changes.mark(['a']);
    changes.mark(['b']);
    expect(changes.changedSince(['x'], 0)).toBe('none');
    changes.mark(['c']);
    expect(changes.changedSince(['x'], 0)).toBe('other');
    expect(changes.changedSince(['x'], 1)).toBe('none');
    expect(changes.changedSince(['b'], 1)).toBe('other');
  });

  it('keep a tag that is marked again and again, and forget the one marked least recently', () => {
    const changes = createTagChanges(2);
    changes.mark(['often']);
    changes.mark(['once']);
    changes.mark(['often']);
    changes.mark(['new']);
    expect(changes.changedSince(['x'], 1)).toBe('other');
    expect(changes.changedSince(['often'], 2)).toBe('other');
    expect(changes.changedSince(['often'], 3)).toBe('none');
  });

  it('survive an announcement of more tags than are remembered', () => {
    const changes = createTagChanges(3);
    const position = changes.mark(Array.from({ length: 10 }, (_, index) => `t${index}`));
    expect(changes.changedSince(['t0'], 0)).toBe('other');
    expect(changes.changedSince(['t9'], 0)).toBe('other');
    expect(changes.changedSince(['t0', 't9'], position)).toBe('none');
  });

  it('never miss a change, however few tags are remembered, and are exact where all are', () => {
    const tag = fc.constantFrom('a', 'b', 'c', 'd', 'live:a', 'live:b');
    const step = fc.oneof(
      { weight: 9, arbitrary: fc.array(tag, { maxLength: 4 }) },
      { weight: 1, arbitrary: fc.constant('everything' as const) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.array(tag), fc.nat(30), (steps, asked, at) => {
        const exact = createTagChanges();
        const small = createTagChanges(2);
        for (const one of steps) {
          const positions = [exact, small].map((changes) =>
            one === 'everything' ? changes.markAll() : changes.mark(one),
          );
          expect(positions[0]).toBe(positions[1]);
        }
        const since = Math.min(at, steps.length);
        const later = steps.slice(since);
        const changed = asked.filter((one) => later.some((tags) => tags !== 'everything' && tags.includes(one)));
        const expected =
          later.includes('everything') || changed.some((one) => !one.startsWith('live:'))
            ? 'other'
            : changed.length > 0
              ? 'live'
              : 'none';
        expect(exact.changedSince(asked, since)).toBe(expected);
        const order = ['none', 'live', 'other'];
        expect(order.indexOf(small.changedSince(asked, since))).toBeGreaterThanOrEqual(order.indexOf(expected));
      }),
    );
  });

  it('count everything as changed while none are received, and all that was made before', () => {
    const changes = createTagChanges();
    const before = changes.position;
    changes.disconnect();
    expect(changes.changedSince(['league:1'], before)).toBe('other');
    changes.reconnect();
    expect(changes.changedSince(['league:1'], before)).toBe('other');
    expect(changes.changedSince(['league:1'], changes.position)).toBe('none');
  });

  it('stay within their memory', () => {
    const changes = createTagChanges(100);
    for (let index = 0; index < 1000; index += 1) changes.mark([`game:${index}`]);
    expect(changes.changedSince(['game:0'], 899)).toBe('other');
    expect(changes.changedSince(['game:0'], 900)).toBe('none');
    expect(changes.changedSince(['game:950'], 950)).toBe('other');
    expect(changes.changedSince(['game:950'], 951)).toBe('none');
  });
});
