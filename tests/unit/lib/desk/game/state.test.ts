import { describe, expect, test } from 'vitest';
import type { GameAction } from '#lib/basketball/events.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { editDraft } from '#lib/desk/entry/edit.ts';
import { locationOf, pointsFrom } from '#lib/desk/entry/shot.ts';
import { commandOf, type Draft, type Stamp } from '#lib/desk/entry/stamp.ts';
import { redoDrafts, undoDrafts } from '#lib/desk/entry/undo.ts';
import { createIncrementalReplay } from '#lib/desk/game/state.ts';
import { applyEvents, type DeskQueue, enqueue, openQueue } from '#lib/desk/outbox/queue.ts';
import { basketOf, command, numbered } from '#tests/unit/lib/desk/entry/desk-events.ts';

const setting = { profile: fiba2026, sheet: { home: [], away: [] } };
const stamp: Stamp = { period: 1, clockMs: 500_000, wallTime: '2026-10-03T18:00:00Z' };

/** A tablet without network that goes on writing. */
function createTablet() {
  const play = createIncrementalReplay(setting);
  let queue: DeskQueue = openQueue([], 0, []);
  let count = 0;
  const write = (drafts: readonly Draft[]) => {
    count += 1;
    queue = enqueue(queue, commandOf(`a-${count}`, drafts, stamp));
  };
  return {
    basket: (person: string) => write([{ action: basketOf(person) }]),
    remove: (voids: string) => write([{ action: { type: 'correction' }, links: { voids } }]),
    undo: () => write(undoDrafts(play(queue), 'a')),
    redo: () => {
      const drafts = redoDrafts(play(queue), 'a');
      if (drafts.length > 0) write(drafts);
      return drafts.length > 0;
    },
    points: () => play(queue).score.home,
    events: () => play(queue).log.length,
  };
}

describe('the game at the scorer’s desk', () => {
  test('counts what waits as well as what is acknowledged', () => {
    const play = createIncrementalReplay(setting);
    const mine = command('a-1', [basketOf('p1')]);
    const queue = openQueue(numbered(command('b-1', [basketOf('p2')]), 1), 1, [mine]);
    expect(play(queue).score.home).toBe(4);
    expect(play(applyEvents(queue, numbered(mine, 2), 2)).score.home).toBe(4);
  });

  test('plays what waits behind what others wrote meanwhile', () => {
    const play = createIncrementalReplay(setting);
    const queue = openQueue([], 0, [command('a-1', [basketOf('p1')])]);
    play(queue);
    const rebased = applyEvents(queue, numbered(command('b-1', [basketOf('p2', 'away')]), 1), 1);
    expect(play(rebased).log.map(({ id }) => id)).toEqual(['b-1:0', 'a-1:0']);
    expect(play(rebased).score).toEqual({ home: 2, away: 2 });
  });
});

describe('undo and redo', () => {
  test('take back and bring back in turn, and lose nothing of the log', () => {
    const tablet = createTablet();
    tablet.basket('p1');
    tablet.basket('p2');
    tablet.undo();
    tablet.undo();
    expect(tablet.points()).toBe(0);
    tablet.redo();
    expect(tablet.points()).toBe(2);
    tablet.redo();
    expect(tablet.points()).toBe(4);
    tablet.undo();
    expect(tablet.points()).toBe(2);
    expect(tablet.events()).toBe(7);
  });

  test('have nothing to bring back once something else was written', () => {
    const tablet = createTablet();
    tablet.basket('p1');
    tablet.undo();
    tablet.basket('p2');
    expect(tablet.redo()).toBe(false);
    expect(tablet.points()).toBe(2);
  });
});

describe('undo and redo of what was struck out', () => {
  test('bring the entry back first, then take back what was written before', () => {
    const tablet = createTablet();
    tablet.basket('p1');
    tablet.basket('p2');
    tablet.remove('a-1:0');
    expect(tablet.points()).toBe(2);
    tablet.undo();
    expect(tablet.points()).toBe(4);
    tablet.redo();
    expect(tablet.points()).toBe(2);
    tablet.undo();
    tablet.undo();
    expect(tablet.points()).toBe(2);
    tablet.undo();
    expect(tablet.points()).toBe(0);
  });
});

test('a blocked miss that is corrected to a basket was not blocked', () => {
  const [miss] = numbered(command('a-1', [{ ...basketOf('p1'), made: false, blocked: true } as GameAction]), 1);
  if (!miss) return expect.fail('no entry');
  expect(editDraft(miss, { made: true }).action).not.toHaveProperty('blocked');
  expect(editDraft(miss, { person: 'p2' }).action).toMatchObject({ made: false, blocked: true });
});

describe('a tap on the court', () => {
  const drawing = { width: 300, height: 280 };
  test.each([
    ['under the basket', { left: 150, top: 31.5 }, { x: 0, y: 0 }, 2],
    ['at the top of the arc, outside', { left: 150, top: 170 }, { x: 0, y: 6.93 }, 3],
    ['in the right corner, outside', { left: 284, top: 40 }, { x: 6.7, y: 0.43 }, 3],
    ['in the corner, inside', { left: 280, top: 40 }, { x: 6.5, y: 0.43 }, 2],
  ] as const)('%s is read in metres and points', (_title, tap, location, points) => {
    const read = locationOf({ ...tap, ...drawing });
    expect(read.x).toBeCloseTo(location.x, 1);
    expect(read.y).toBeCloseTo(location.y, 1);
    expect(pointsFrom(read)).toBe(points);
  });
});
