import { expect, test } from 'vitest';
import { matchNumber, typedDigit } from '#lib/desk/entry/typed-number.ts';

const worn = (...numbers: string[]) => numbers.map((number) => ({ number }));

test('a number is chosen as soon as no other one can be meant', () => {
  expect(matchNumber('7', worn('7', '11'))).toEqual({ kind: 'one', choice: { number: '7' } });
  expect(matchNumber('12', worn('1', '12'))).toEqual({ kind: 'one', choice: { number: '12' } });
});

test('a number that another one begins with, or that both teams have, stays open', () => {
  expect(matchNumber('1', worn('1', '12'))).toEqual({ kind: 'open', exact: worn('1') });
  expect(matchNumber('1', worn('10', '12'))).toEqual({ kind: 'open', exact: [] });
  expect(matchNumber('5', worn('5', '5'))).toEqual({ kind: 'open', exact: worn('5', '5') });
  expect(matchNumber('0', worn('0', '00'))).toEqual({ kind: 'open', exact: worn('0') });
});

test('a number of nobody is said so', () => {
  expect(matchNumber('9', worn('7', '11'))).toEqual({ kind: 'none' });
});

test('digits of the upper row type a number with Shift, after another digit, or where they have no other meaning', () => {
  const row = { code: 'Digit4', shiftKey: false };
  expect(typedDigit(row, { isTyping: false, isFree: false })).toBeNull();
  expect(typedDigit(row, { isTyping: true, isFree: false })).toBe('4');
  expect(typedDigit(row, { isTyping: false, isFree: true })).toBe('4');
  expect(typedDigit({ ...row, shiftKey: true }, { isTyping: false, isFree: false })).toBe('4');
  expect(typedDigit({ code: 'Numpad4', shiftKey: false }, { isTyping: false, isFree: false })).toBe('4');
  expect(typedDigit({ code: 'KeyA', shiftKey: true }, { isTyping: true, isFree: true })).toBeNull();
});
