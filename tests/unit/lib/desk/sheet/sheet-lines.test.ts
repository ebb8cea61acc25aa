import { describe, expect, test } from 'vitest';
import type { Membership } from '#lib/api/contract/player.ts';
import { type SheetLine, sheetFault, sheetLinesOf, toSheetInput } from '#lib/desk/sheet/sheet-lines.ts';

const refOf = (id: string) => ({ id, slug: id, firstName: 'A', lastName: id, name: `A ${id}`, portrait: null });
const member = (id: string, number: string | null) => ({ player: refOf(id), number }) as Membership;
const squad = { players: [member('a', '4'), member('b', '007'), member('c', null)], coach: null, assistant: null };
const nobody = { starters: [], captain: null };

describe('the sheet that the scorer’s desk checks', () => {
  test('is the whole squad at first, with numbers that a shirt may have', () => {
    const lines = sheetLinesOf([], squad, nobody);
    expect(lines.map(({ player, number, isListed }) => [player.id, number, isListed])).toEqual([
      ['a', '4', true],
      ['b', '', true],
      ['c', '', true],
    ]);
  });

  test('goes on from what was entered, with the others of the squad unlisted behind', () => {
    const lines = sheetLinesOf([{ ...refOf('c'), number: '12' }], squad, { starters: ['c'], captain: 'c' });
    expect(lines.map(({ player, isListed }) => [player.id, isListed])).toEqual([
      ['c', true],
      ['a', false],
      ['b', false],
    ]);
    expect(lines[0]).toMatchObject({ number: '12', isStarter: true, isCaptain: true });
    expect(toSheetInput(lines)).toEqual([{ personId: 'c', number: '12' }]);
  });
});

test('who may not play is not listed at first, and is sent with the reason given for it', () => {
  const suspended = {
    personId: 'b',
    restriction: 'suspended',
    until: '2026-01-31',
    count: null,
    endedOn: null,
    reason: null,
  } as const;
  const lines = sheetLinesOf([], squad, nobody, [suspended]);
  expect(lines.map(({ isListed }) => isListed)).toEqual([true, false, true]);
  expect(lines[1]?.restriction).toMatchObject({ restriction: 'suspended', until: '2026-01-31' });
  const admitted = lines.map((line) => (line.restriction ? { ...line, isListed: true, reason: 'appeal' } : line));
  expect(toSheetInput(admitted)[1]).toEqual({ personId: 'b', number: null, reason: 'appeal' });
});

describe('a fault of the sheet', () => {
  const line = (index: number, change: Partial<SheetLine> = {}): SheetLine => ({
    player: refOf(`p${index}`),
    number: String(index + 4),
    isListed: true,
    isStarter: index < 5,
    isCaptain: false,
    restriction: null,
    reason: '',
    ...change,
  });
  const lines = (...changes: Partial<SheetLine>[]) =>
    Array.from({ length: 6 }, (_, index) => line(index, changes[index]));

  test.each([
    ['nothing', null, lines()],
    ['nobody chosen to start yet', null, lines().map((one) => ({ ...one, isStarter: false }))],
    ['six who start', 'not-five', lines({}, {}, {}, {}, {}, { isStarter: true })],
    ['a number twice', 'same-number', lines({}, { number: '4' })],
    ['a number that no shirt has', 'bad-number', lines({ number: '04' })],
    ['players without a number', null, lines({ number: '' }, { number: '' })],
    ['four players', 'too-few', lines({ isListed: false }, { isListed: false })],
  ])('%s: %s', (_, fault, given) => expect(sheetFault(given, 12)).toBe(fault));

  test('more players than the rules allow', () => expect(sheetFault(lines(), 5)).toBe('too-many'));
});
