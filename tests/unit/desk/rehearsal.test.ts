import { expect, test, vi } from 'vitest';
import { createRehearsal } from '#lib/desk/game/rehearsal.ts';
import { openQueue } from '#lib/desk/outbox/queue.ts';
import { basketOf, command, numbered } from './desk-events.ts';

test('a rehearsal goes on from a copy of the log, and records by itself', async () => {
  const before = numbered(command('b-1', [basketOf('p1')]), 1);
  const rehearsal = createRehearsal(openQueue(before, 1, []));
  const listener = vi.fn();
  rehearsal.subscribe(listener);
  await rehearsal.write(command('a-1', [basketOf('p2'), basketOf('p3')]));
  const { queue, line } = rehearsal.getState();
  expect(queue.log.map(({ id, seq }) => [id, seq])).toEqual([
    ['b-1:0', 1],
    ['a-1:0', 2],
    ['a-1:1', 3],
  ]);
  expect([queue.seq, queue.unsent.length, line]).toEqual([3, 0, 'online']);
  expect(listener).toHaveBeenCalledOnce();
});
