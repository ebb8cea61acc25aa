import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CopyStore, DraftCopy } from '#components/application/draft-copy.ts';
import { createDraftStore, type DraftCalls, type SaveOutcome } from '#components/application/draft-store.ts';
import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const draftOf = (name: string): ApplicationDraft => ({
  team: { name, shortName: '', code: '', city: '', hall: '' },
  contact: { name: '', email: '', phone: '' },
  answers: {},
  players: [],
});

function memory(copy: DraftCopy | null = null): CopyStore & { copy: () => DraftCopy | null } {
  let stored = copy;
  return {
    copy: () => stored,
    read: () => stored,
    write: (next) => {
      stored = next;
    },
    clear: () => {
      stored = null;
    },
  };
}

function open(outcomes: SaveOutcome[], theirs: DraftCopy | null = null, copies = memory()) {
  const save = vi.fn<DraftCalls['save']>(async () => outcomes.shift() ?? { kind: 'failed' });
  const store = createDraftStore({ draft: draftOf(''), revision: 3 }, { save, read: async () => theirs }, copies);
  return { store, save, copies, type: (name: string) => store.edit(() => draftOf(name)) };
}

test('what is typed is on the device at once and saved after a pause, once for many letters', async () => {
  const { store, save, copies, type } = open([{ kind: 'saved', revision: 4 }]);
  for (const name of ['S', 'Sa', 'Sava']) type(name);
  expect(copies.copy()).toEqual({ draft: draftOf('Sava'), revision: 3 });
  expect(store.getState().status).toBe('saving');
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls).toEqual([[draftOf('Sava'), 3]]);
  expect(store.getState().status).toBe('saved');
  expect(copies.copy()).toBeNull();
});

test('without a connection the draft stays on the device and is tried again', async () => {
  const { store, save, copies, type } = open([{ kind: 'failed' }, { kind: 'saved', revision: 4 }]);
  type('Sava');
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().status).toBe('offline');
  expect(copies.copy()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(save).toHaveBeenCalledTimes(2);
  expect(store.getState().status).toBe('saved');
});

test('what is typed while a draft is on its way is saved after it, on top of it', async () => {
  const first = Promise.withResolvers<SaveOutcome>();
  const save = vi.fn<DraftCalls['save']>();
  save.mockReturnValueOnce(first.promise).mockResolvedValueOnce({ kind: 'saved', revision: 5 });
  const calls = { save, read: async () => null };
  const store = createDraftStore({ draft: draftOf(''), revision: 3 }, calls, memory());
  store.edit(() => draftOf('Sava'));
  await vi.advanceTimersByTimeAsync(1000);
  store.edit(() => draftOf('Sava Niš'));
  first.resolve({ kind: 'saved', revision: 4 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(save.mock.calls).toEqual([
    [draftOf('Sava'), 3],
    [draftOf('Sava Niš'), 4],
  ]);
});

test.each([
  ['mine', 'Sava', [draftOf('Sava'), 9] as const],
  ['theirs', 'Dunav', null],
])('of two drafts that were changed apart the person keeps %s', async (choice, name, sent) => {
  const theirs = { draft: draftOf('Dunav'), revision: 9 };
  const { store, save, type } = open([{ kind: 'conflict' }, { kind: 'saved', revision: 10 }], theirs);
  type('Sava');
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState()).toMatchObject({ status: 'conflict', theirs });
  type('ignored');
  if (choice === 'mine') store.keepMine();
  else store.takeTheirs();
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState()).toMatchObject({ status: 'saved', draft: draftOf(name) });
  expect(save.mock.calls[1] ?? null).toEqual(sent);
});

test('an earlier visit’s draft is taken up where nobody else has saved since, else the person is asked', async () => {
  const again = open([{ kind: 'saved', revision: 4 }], null, memory({ draft: draftOf('Sava'), revision: 3 }));
  again.store.resume();
  expect(again.store.getState().draft).toEqual(draftOf('Sava'));
  const late = open([], null, memory({ draft: draftOf('Sava'), revision: 2 }));
  late.store.resume();
  expect(late.store.getState()).toMatchObject({ status: 'conflict', draft: draftOf('Sava'), theirs: { revision: 3 } });
});

test('a save that arrived though its answer was lost is no conflict: what was typed since then follows it', async () => {
  const arrived = { draft: { ...draftOf('Sava'), team: { ...draftOf('Sava').team, city: '' } }, revision: 4 };
  const outcomes: SaveOutcome[] = [{ kind: 'failed' }, { kind: 'conflict' }, { kind: 'saved', revision: 5 }];
  const { store, save, copies, type } = open(outcomes, arrived);
  type('Sava');
  await vi.advanceTimersByTimeAsync(1000);
  type('Sava Niš');
  await vi.advanceTimersByTimeAsync(2000);
  expect(save.mock.calls.at(-1)).toEqual([draftOf('Sava Niš'), 4]);
  expect(store.getState()).toMatchObject({ status: 'saved', draft: draftOf('Sava Niš') });
  expect(copies.copy()).toBeNull();
});

test('a draft whose answer was lost with the page is known again at the next visit', async () => {
  const stored = { draft: draftOf('Sava Niš'), revision: 2, sent: [draftOf('')] };
  const { store, save } = open([{ kind: 'saved', revision: 4 }], null, memory(stored));
  store.resume();
  await vi.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls).toEqual([[draftOf('Sava Niš'), 3]]);
  expect(store.getState().status).toBe('saved');
});

test('an application that is open no more is gone', async () => {
  const { store, type } = open([{ kind: 'conflict' }], null);
  type('Sava');
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().status).toBe('gone');
});
