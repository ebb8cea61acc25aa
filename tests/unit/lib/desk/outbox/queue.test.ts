import { describe, expect, test } from 'vitest';
import {
  applyAnswer,
  applyEvents,
  applyRefusal,
  confirmHeld,
  type DeskQueue,
  dropHeld,
  enqueue,
  nextBatch,
  openQueue,
} from '#lib/desk/outbox/queue.ts';
import { basketOf, command, numbered } from '#tests/unit/lib/desk/entry/desk-events.ts';

const board = {} as never;
const first = command('a-1', [basketOf('p1')]);
const second = command('a-2', [basketOf('p2'), { type: 'assist', side: 'home', person: 'p1' }]);
const theirs = (person: string) => numbered(command('b-1', [basketOf(person)]), 1);
const batchOf = (queue: DeskQueue) => nextBatch(queue) ?? expect.fail('nothing to send');

describe('the queue of the scorer’s desk', () => {
  test('sends everything that waits in the order in which it was written', () => {
    const batch = batchOf(openQueue([], 0, [first, second]));
    expect(batch.events.map(({ id }) => id)).toEqual(['a-1:0', 'a-2:0', 'a-2:1']);
    expect(batch.expectedSeq).toBe(0);
  });

  test('moves what the engine has recorded from waiting to the log', () => {
    const queue = enqueue(openQueue([], 0, [first]), second);
    const recorded = [
      { id: 'a-1:0', seq: 1 },
      { id: 'a-2:0', seq: 2 },
      { id: 'a-2:1', seq: 3 },
    ];
    const next = applyAnswer(queue, batchOf(queue), { outcome: 'recorded', seq: 3, recorded, board });
    expect(next).toMatchObject({ seq: 3, unsent: [], behind: null });
    expect(next.log.map(({ id }) => id)).toEqual(['a-1:0', 'a-2:0', 'a-2:1']);
  });

  test('knows that it misses something when the engine is further than its own events', () => {
    const queue = openQueue([], 0, [first]);
    const recorded = [{ id: 'a-1:0', seq: 1 }];
    const next = applyAnswer(queue, batchOf(queue), { outcome: 'recorded', seq: 4, recorded, board });
    expect(next).toMatchObject({ seq: 1, behind: 4 });
    expect(nextBatch(next)).toBeNull();
    expect(applyEvents(next, numbered(command('b-1', [basketOf('p9')]), 4), 4).behind).toBeNull();
  });

  test('treats its own events as acknowledged when the channel message arrives before the response', () => {
    const queue = applyEvents(openQueue([], 0, [first, second]), numbered(first, 1), 1);
    expect(queue.unsent.map(({ id }) => id)).toEqual(['a-2']);
    expect(queue.log).toHaveLength(1);
  });

  test('does not take what it wrote before a restart for the work of another device', () => {
    const again = command('a-2', [basketOf('p1')]);
    expect(openQueue(numbered(first, 1), 1, [again]).hold).toBeNull();
    expect(openQueue(theirs('p1'), 1, [again]).hold).toMatchObject({ kind: 'doubt', commandId: 'a-2' });
  });

  test('goes on behind what another device wrote when that is something else', () => {
    const queue = openQueue([], 0, [first]);
    const next = applyAnswer(queue, batchOf(queue), { outcome: 'conflict', seq: 1, missed: theirs('p7') });
    expect(next.hold).toBeNull();
    expect(batchOf(next).expectedSeq).toBe(1);
  });

  test('stops and asks when another device may have written the same event', () => {
    const queue = openQueue([], 0, [first, second]);
    const next = applyAnswer(queue, batchOf(queue), { outcome: 'conflict', seq: 1, missed: theirs('p1') });
    expect(next.hold).toMatchObject({ kind: 'doubt', commandId: 'a-1' });
    expect(next.unsent).toHaveLength(2);
    expect(nextBatch(next)).toBeNull();
  });

  test('sends what the scorer keeps, and does not ask again', () => {
    const held = applyEvents(openQueue([], 0, [first]), theirs('p1'), 1);
    const kept = confirmHeld(held);
    expect(batchOf(kept).commandIds).toEqual(['a-1']);
    expect(applyEvents(kept, numbered(command('b-2', [basketOf('p1')]), 2), 2).hold).toBeNull();
  });

  test('drops what the scorer drops, with its linked events', () => {
    const assist = command('a-3', [{ type: 'assist', side: 'home', person: 'p2' }], { linkedTo: 'a-1:0' });
    const held = applyEvents(openQueue([], 0, [first, second, assist]), theirs('p1'), 1);
    const { queue, dropped } = dropHeld(held);
    expect(dropped.map(({ id }) => id)).toEqual(['a-1', 'a-3']);
    expect(queue.unsent.map(({ id }) => id)).toEqual(['a-2']);
    expect(queue.hold).toBeNull();
  });

  test.each(['keep', 'drop'] as const)(
    'asks about each command that others may have written: %s, then the next',
    (way) => {
      const settle = (queue: DeskQueue) => (way === 'keep' ? confirmHeld(queue) : dropHeld(queue).queue);
      const theirBaskets = [...theirs('p1'), ...numbered(command('b-2', [basketOf('p2')]), 2)];
      const held = applyEvents(openQueue([], 0, [first, second]), theirBaskets, 2);
      expect(held.hold).toMatchObject({ commandId: 'a-1', missed: [{ id: 'b-1:0' }] });
      const next = settle(held);
      expect(next.hold).toMatchObject({ commandId: 'a-2', missed: [{ id: 'b-2:0' }] });
      expect(nextBatch(next)).toBeNull();
      const settled = settle(next);
      expect(settled.hold).toBeNull();
      expect(nextBatch(settled)?.commandIds ?? []).toEqual(way === 'keep' ? ['a-1', 'a-2'] : []);
    },
  );

  test('asks later about events that arrive during another question', () => {
    const queue = openQueue([], 0, [first, second]);
    const refused = applyRefusal(queue, { commandIds: ['a-1'], events: [], expectedSeq: 0 }, 'no');
    const heard = applyEvents(refused, numbered(command('b-2', [basketOf('p2')]), 1), 1);
    expect(heard.hold).toMatchObject({ kind: 'refused', commandId: 'a-1' });
    expect(dropHeld(heard).queue.hold).toMatchObject({ kind: 'doubt', commandId: 'a-2' });
    expect(confirmHeld(heard).hold).toMatchObject({ kind: 'doubt', commandId: 'a-2' });
    const both = applyEvents(openQueue([], 0, [first]), theirs('p1'), 1);
    const more = applyEvents(both, numbered(command('b-3', [basketOf('p1')]), 2), 2);
    expect(more.hold).toMatchObject({ missed: [{ id: 'b-1:0' }, { id: 'b-3:0' }] });
  });

  test('keeps a refused command until the scorer decides', () => {
    const queue = openQueue([], 0, [first]);
    const next = applyRefusal(queue, batchOf(queue), 'events.0.person: is not on the sheet');
    expect(next.hold).toMatchObject({ kind: 'refused', message: 'events.0.person: is not on the sheet' });
    expect(next.unsent).toHaveLength(1);
  });

  test('never asks about clocks, which several devices may touch', () => {
    const stop = command('a-1', [{ type: 'clock', change: 'stop' }]);
    const other = numbered(command('b-1', [{ type: 'clock', change: 'stop' }]), 1);
    expect(applyEvents(openQueue([], 0, [stop]), other, 1).hold).toBeNull();
  });
});
