import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { Outbox, type OutboxOptions } from '#lib/desk/outbox/outbox.ts';
import { type Batch, openQueue } from '#lib/desk/outbox/queue.ts';
import { type DeskStorage, openDeskStorage } from '#lib/desk/outbox/storage.ts';
import { basketOf, command, numbered } from '#tests/unit/lib/desk/entry/desk-events.ts';
import { createEngine } from './create-engine.ts';

const noNetwork = () => new ApiFailure(0, { code: 'unavailable', message: 'No answer' });

let storage: DeskStorage;
let engine: ReturnType<typeof createEngine>;
let retry: (() => void) | null;

async function openOutbox(changes: Partial<OutboxOptions> = {}): Promise<Outbox> {
  return new Outbox({
    gameId: 'g',
    queue: openQueue([], 0, await storage.unsentOf('g')),
    storage,
    saveLog: ({ seq }) => storage.saveGame('g', { seq }),
    send: engine.send,
    load: async (since) => ({ seq: engine.log.length, events: engine.log.filter(({ seq }) => seq > since) }),
    schedule: (run) => {
      retry = run;
      return () => {
        retry = null;
      };
    },
    ...changes,
  });
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  storage = await openDeskStorage();
  engine = createEngine();
  retry = null;
});

describe('the outbox', () => {
  test('delivers what is written and forgets it once it is acknowledged', async () => {
    const outbox = await openOutbox();
    await outbox.write(command('a-1', [basketOf('p1')]));
    await vi.waitFor(() => expect(outbox.getState().queue.unsent).toEqual([]));
    expect(engine.log.map(({ id }) => id)).toEqual(['a-1:0']);
    await vi.waitFor(async () => expect(await storage.unsentOf('g')).toEqual([]));
  });

  test('stores entries in order while offline, also after the device restarts', async () => {
    const send = vi.fn().mockRejectedValue(noNetwork());
    const before = await openOutbox({ send });
    await before.write(command('a-1', [basketOf('p1')]));
    await before.write(command('a-2', [basketOf('p2')]));
    await vi.waitFor(() => expect(before.getState().line).toBe('offline'));
    before.close();
    storage.close();

    storage = await openDeskStorage();
    const after = await openOutbox();
    expect(after.getState().queue.unsent.map(({ id }) => id)).toEqual(['a-1', 'a-2']);
    after.wake();
    await vi.waitFor(() => expect(engine.log.map(({ id }) => id)).toEqual(['a-1:0', 'a-2:0']));
  });

  test('counts once what was recorded although the answer was lost', async () => {
    let isLost = true;
    const send = async (batch: Batch) => {
      const answer = await engine.send(batch);
      if (isLost) throw noNetwork();
      return answer;
    };
    const outbox = await openOutbox({ send });
    await outbox.write(command('a-1', [basketOf('p1')]));
    await vi.waitFor(() => expect(retry).not.toBeNull());
    isLost = false;
    retry?.();
    await vi.waitFor(() => expect(outbox.getState().queue.unsent).toEqual([]));
    expect(engine.log).toHaveLength(1);
  });

  test('does not send a basket that a second tablet has written, until the scorer confirms it', async () => {
    const outbox = await openOutbox();
    await engine.send({ commandIds: [], expectedSeq: 0, events: command('b-1', [basketOf('p1')]).events });
    await outbox.write(command('a-1', [basketOf('p1')]));
    await vi.waitFor(() => expect(outbox.getState().queue.hold).toMatchObject({ kind: 'doubt' }));
    expect(engine.log).toHaveLength(1);
    await outbox.dropHeld();
    expect(outbox.getState().queue).toMatchObject({ hold: null, unsent: [] });
    expect(engine.log).toHaveLength(1);
  });

  test('finds the one command of many that the engine refuses, and delivers those before it', async () => {
    for (const id of ['a-1', 'a-2', 'a-3']) await storage.add('g', command(id, [basketOf(id)]));
    const send = async (batch: Batch) => {
      if (batch.commandIds.includes('a-2')) throw new ApiFailure(400, { code: 'bad-request', message: 'no' });
      return engine.send(batch);
    };
    const outbox = await openOutbox({ send });
    outbox.wake();
    await vi.waitFor(() => expect(outbox.getState().queue.hold).toMatchObject({ kind: 'refused', commandId: 'a-2' }));
    expect(engine.log.map(({ id }) => id)).toEqual(['a-1:0']);
    await outbox.dropHeld();
    await vi.waitFor(() => expect(engine.log.map(({ id }) => id)).toEqual(['a-1:0', 'a-3:0']));
  });

  test('waits for a sign-in and goes on after it', async () => {
    const refused = new ApiFailure(401, { code: 'unauthorized', message: 'Sign in' });
    const send = vi.fn(engine.send).mockRejectedValueOnce(refused);
    const outbox = await openOutbox({ send });
    await outbox.write(command('a-1', [basketOf('p1')]));
    await vi.waitFor(() => expect(outbox.getState().line).toBe('signed-out'));
    outbox.wake();
    await vi.waitFor(() => expect(engine.log).toHaveLength(1));
  });

  test('marks an entry as not stored until the device has stored it', async () => {
    const disk = Promise.withResolvers<void>();
    const outbox = await openOutbox({ storage: { ...storage, add: () => disk.promise } });
    const written = outbox.write(command('a-1', [basketOf('p1')]));
    expect([...outbox.getState().saving]).toEqual(['a-1']);
    disk.resolve();
    await written;
    expect(outbox.getState().saving.size).toBe(0);
  });

  test('has the log on the device before it forgets the command that is in it', async () => {
    const kept = Promise.withResolvers<void>();
    const acknowledge = vi.fn(storage.acknowledge);
    const outbox = await openOutbox({ storage: { ...storage, acknowledge }, saveLog: () => kept.promise });
    await outbox.write(command('a-1', [basketOf('p1')]));
    await vi.waitFor(() => expect(outbox.getState().queue.unsent).toEqual([]));
    expect(acknowledge).not.toHaveBeenCalled();
    expect(await storage.unsentOf('g')).toHaveLength(1);
    kept.resolve();
    await vi.waitFor(async () => expect(await storage.unsentOf('g')).toEqual([]));
  });

  test('reports that the device cannot store entries, and sends them all the same', async () => {
    const failing = { ...storage, add: () => Promise.reject(new Error('QuotaExceededError')) };
    const outbox = await openOutbox({ storage: failing });
    await outbox.write(command('a-1', [basketOf('p1')]));
    await vi.waitFor(() => expect(engine.log).toHaveLength(1));
    expect(outbox.getState().storageFailed).toBe(true);
  });

  test('fetches again after a delay where the response is older than the engine’s seq', async () => {
    const load = vi.fn<OutboxOptions['load']>().mockResolvedValue({ seq: 0, events: [] });
    const send = vi.fn<OutboxOptions['send']>().mockImplementation(async ({ events }) => ({
      ...{ outcome: 'recorded', seq: 2, board: {} as never },
      recorded: events.map(({ id }) => ({ id, seq: 2 })),
    }));
    const outbox = await openOutbox({ send, load });
    await outbox.write(command('a-1', [basketOf('p1')]));
    await vi.waitFor(() => expect(retry).not.toBeNull());
    expect(load.mock.calls).toEqual([[0, 2]]);
    load.mockResolvedValue({ seq: 1, events: numbered(command('b-1', [basketOf('p9')]), 1) });
    retry?.();
    await vi.waitFor(() => expect(outbox.getState().queue).toMatchObject({ unsent: [], seq: 1 }));
  });

  test('reports that a command was only dropped on the screen, and sends the following ones', async () => {
    for (const id of ['a-1', 'a-2']) await storage.add('g', command(id, [basketOf(id)]));
    const send = async (batch: Batch) => {
      if (batch.commandIds.includes('a-1')) throw new ApiFailure(400, { code: 'bad-request', message: 'no' });
      return engine.send(batch);
    };
    const drop = () => Promise.reject(new Error('InvalidStateError'));
    const outbox = await openOutbox({ send, storage: { ...storage, drop } });
    outbox.wake();
    await vi.waitFor(() => expect(outbox.getState().queue.hold).toMatchObject({ commandId: 'a-1' }));
    await outbox.dropHeld();
    expect(outbox.getState().storageFailed).toBe(true);
    await vi.waitFor(() => expect(engine.log.map(({ id }) => id)).toEqual(['a-2:0']));
  });
});
