import { expect, test, vi } from 'vitest';
import { type OpenDesk, rehearsalOf } from '#lib/desk/game/open-desk.ts';
import { createRehearsal } from '#lib/desk/game/rehearsal.ts';
import { openQueue } from '#lib/desk/outbox/queue.ts';
import { basketOf, command, numbered } from '#tests/unit/lib/desk/entry/desk-events.ts';

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

test('a sheet that was practised does not replace the game that the device has stored', async () => {
  const saveSnapshot = vi.fn(async () => undefined);
  const snapshot = { live: { gameId: 'g' }, game: { id: 'g', state: 'live' } } as unknown as OpenDesk['snapshot'];
  const queue = openQueue(numbered(command('b-1', [basketOf('p1')]), 1), 1, []);
  const outbox = createRehearsal(queue);
  const real = { snapshot, saveSnapshot, outbox, device: 'tablet', isRehearsal: false } as unknown as OpenDesk;
  const rehearsal = rehearsalOf(real);
  await rehearsal.saveSnapshot(snapshot);
  expect(saveSnapshot).not.toHaveBeenCalled();
  expect(rehearsal.isRehearsal).toBe(true);
  expect(rehearsal.outbox.getState().queue.seq).toBe(1);
});
