import { expect, test } from 'vitest';
import { boxScore } from '#lib/basketball/box-score.ts';
import { type FoulKind, foulKinds, type GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { contactKinds } from '#lib/basketball/rules/contact-kinds.ts';
import type { Edit } from '#lib/desk/entry/edit.ts';
import { editDrafts } from '#lib/desk/entry/edit-drafts.ts';
import { linkedKindsOf } from '#lib/desk/entry/linked-entries.ts';
import { commandOf } from '#lib/desk/entry/stamp.ts';
import { previewDrafts } from '#lib/desk/log/preview-drafts.ts';
import { GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';

const wallTime = '2026-10-03T18:00:00.000Z';
const stamp = { period: 1, clockMs: 0, wallTime };
const play = (events: readonly GameEvent[]) => replayGame({ profile: twoPeriods, roster, events: [...events] });

type Links = Parameters<typeof editDrafts>[3];

/** The log after the correction of one of its entries, as it is played. */
function corrected(log: GameLog, id: string, edit: Edit, links?: Links): GameState {
  const state = play(log.events);
  const entry = state.played.find((event) => event.id === id);
  if (!entry) throw new Error(`${id} is not played`);
  const { drafts, stamp: at = stamp } = editDrafts(state, entry, edit, links);
  const added = commandOf('c', drafts, at).events.map(
    (event, index) => ({ ...event, seq: log.events.length + 1 + index }) as GameEvent,
  );
  return play([...log.events, ...added]);
}
const told = ({ played }: GameState) =>
  played.map((event) => [
    event.type,
    event.clockMs,
    'side' in event ? event.side : '',
    'person' in event ? event.person : '',
  ]);

const basket = () =>
  new GameLog()
    .at(1, '9:00')
    .shot('home', 'h1', 2, true, { wallTime })
    .add({ type: 'assist', side: 'home', person: 'h2' }, { linkedTo: 'e1', wallTime })
    .at(1, '8:00')
    .shot('away', 'a1', 3, true, { wallTime });

test('an entry moves to its time, and its assist with it', () => {
  expect(told(corrected(basket(), 'e1', { clockMs: 450_000 }))).toEqual([
    ['field-goal', 480_000, 'away', 'a1'],
    ['field-goal', 450_000, 'home', 'h1'],
    ['assist', 450_000, 'home', 'h2'],
  ]);
});

test('a second correction leaves it where the first has put it', () => {
  const log = basket();
  log.shot('home', 'h1', 2, true, { supersedes: 'e1', after: 'e3', wallTime });
  const state = corrected(log, 'e4', { person: 'h3' });
  expect(told(state).at(-1)).toEqual(['field-goal', 480_000, 'home', 'h3']);
});

test('a basket of the other team takes its assist along, whose player is asked again', () => {
  expect(told(corrected(basket(), 'e1', { side: 'away', person: 'a2' })).slice(0, 2)).toEqual([
    ['field-goal', 540_000, 'away', 'a2'],
    ['assist', 540_000, 'away', null],
  ]);
});

test('nobody assists the own basket, and a miss has no assist', () => {
  expect(told(corrected(basket(), 'e1', { person: 'h2' }))).toHaveLength(2);
  expect(told(corrected(basket(), 'e1', { made: false }))).toHaveLength(2);
});

test('the free throws of a foul follow the fouled player and the number that it gives', () => {
  const log = new GameLog()
    .at(1, '9:00')
    .add({ type: 'foul', side: 'away', person: 'a1', kind: 'personal', freeThrows: 2 });
  log.add({ type: 'foul-drawn', side: 'home', person: 'h1' }, { linkedTo: 'e1', wallTime });
  for (const number of [1, 2])
    log.add(
      { type: 'free-throw', side: 'home', person: 'h1', made: true, number, of: 2 },
      { linkedTo: 'e1', wallTime },
    );
  expect(told(corrected(log, 'e2', { person: 'h3' })).map(([, , , person]) => person)).toEqual([
    'a1',
    'h3',
    'h3',
    'h3',
  ]);
  const one = corrected(log, 'e1', { foul: { kind: 'personal', freeThrows: 1 } });
  expect(one.score).toEqual({ home: 1, away: 0 });
  expect(one.played.at(-1)).toMatchObject({ type: 'free-throw', number: 1, of: 1 });
});

const technical = { kind: 'technical', freeThrows: 1 } as const;
const fouled = () =>
  new GameLog()
    .at(1, '9:00')
    .add({ type: 'foul', side: 'away', person: 'a1', kind: 'personal' }, { wallTime })
    .add({ type: 'foul-drawn', side: 'home', person: 'h1' }, { linkedTo: 'e1', wallTime })
    .at(1, '8:00')
    .shot('away', 'a1', 3, true, { wallTime });
const foulsDrawn = (state: GameState) =>
  boxScore(state).home.players.find(({ person }) => person === 'h1')?.line.foulsDrawn ?? 0;

test.each<[string, Edit]>([
  ['in its place', { foul: technical }],
  ['at another time', { foul: technical, clockMs: 450_000 }],
  ['of the other team', { foul: technical, side: 'home', person: 'h2' }],
])('nobody draws a technical foul that was entered as a personal one, %s', (_, edit) => {
  expect(foulsDrawn(play(fouled().events))).toBe(1);
  const state = corrected(fouled(), 'e1', edit);
  expect(state.played.map(({ type }) => type).toSorted()).toEqual(['field-goal', 'foul']);
  expect(foulsDrawn(state)).toBe(0);
});

test('a fouled player who was chosen before the foul became a technical one is not written', () => {
  const state = corrected(fouled(), 'e1', { foul: technical }, { 'foul-drawn': { side: 'home', person: 'h3' } });
  expect(state.played.map(({ type }) => type)).toEqual(['foul', 'field-goal']);
});

test('a player is offered as fouled by fouls with contact alone', () => {
  const kindsOf = (kind: FoulKind) =>
    linkedKindsOf({ id: 'e1', seq: 1, period: 1, clockMs: 0, type: 'foul', side: 'away', person: 'a1', kind });
  expect(foulKinds.filter((kind) => kindsOf(kind).length > 0)).toEqual([...contactKinds]);
});

test('a basket that becomes a miss at another time loses its assist', () => {
  expect(told(corrected(basket(), 'e1', { made: false, clockMs: 450_000 })).map(([type]) => type)).toEqual([
    'field-goal',
    'field-goal',
  ]);
});

test('an assist is added, changed and taken away at its basket, without a new version of the basket', () => {
  const added = corrected(basket(), 'e3', {}, { assist: { side: 'away', person: 'a4' } });
  expect(told(added).slice(-2)).toEqual([
    ['field-goal', 480_000, 'away', 'a1'],
    ['assist', 480_000, 'away', 'a4'],
  ]);
  expect(added.played.find(({ id }) => id === 'e3')).toBeDefined();
  const changed = corrected(basket(), 'e1', {}, { assist: { side: 'home', person: 'h5' } });
  expect(told(changed)[1]).toEqual(['assist', 540_000, 'home', 'h5']);
  expect(told(corrected(basket(), 'e1', {}, { assist: null }))).toHaveLength(2);
});

test('what changes is shown before it is written, with all that is linked and the score', () => {
  const state = play(basket().events);
  const [entry] = state.played;
  if (!entry) throw new Error('there is a basket');
  const { drafts } = editDrafts(state, entry, { made: false });
  const { changes, score } = previewDrafts(state, drafts, stamp);
  expect(changes.map(({ before, after }) => [before?.id, after?.type ?? null])).toEqual([
    ['e1', 'field-goal'],
    ['e2', null],
  ]);
  expect(score).toEqual({ home: 0, away: 3 });
  expect(state.log).toHaveLength(3);
});
