import { expect, test } from 'vitest';
import { deadlineOf, isInTime } from '#lib/basketball/fantasy/deadline.ts';

const game = (tipOffAt: number | null, more = {}) => ({ state: 'scheduled', tipOffAt, startedAt: null, ...more });

test('the deadline is the first tip-off, or the first recorded event if that is earlier', () => {
  expect(deadlineOf([game(200), game(100)], null, 0)).toBe(100);
  expect(deadlineOf([game(200), game(100, { startedAt: 90 })], 100, 90)).toBe(90);
  expect(deadlineOf([game(null), game(null, { startedAt: 40 })], null, 50)).toBe(40);
  expect(deadlineOf([game(null)], null, 0)).toBeNull();
});

test('a moved game moves it until it has passed', () => {
  expect(deadlineOf([game(300)], 100, 99)).toBe(300);
  expect(deadlineOf([game(300)], 100, 100)).toBe(100);
});

test('postponed and cancelled games set none', () => {
  expect(deadlineOf([game(50, { state: 'cancelled' }), game(60, { state: 'postponed' }), game(70)], null, 0)).toBe(70);
});

test('one millisecond before is in time, the deadline itself is not', () => {
  expect([isInTime(99, 100), isInTime(100, 100), isInTime(101, 100), isInTime(5, null)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
