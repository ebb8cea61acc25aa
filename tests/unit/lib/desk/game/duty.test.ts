// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { controlsOf, readDuty, storeDuty } from '#lib/desk/game/duty.ts';

afterEach(() => localStorage.clear());

test('a device does everything until it is told otherwise, and keeps what it was told', () => {
  expect(readDuty()).toBe('all');
  storeDuty('shot-clock');
  expect(readDuty()).toBe('shot-clock');
  localStorage.setItem('desk-duty', 'referee');
  expect(readDuty()).toBe('all');
});

test('each duty has its own controls', () => {
  expect(controlsOf('all')).toEqual({ gameClock: true, shotClock: true, statistics: true });
  expect(controlsOf('game-clock')).toEqual({ gameClock: true, shotClock: false, statistics: false });
  expect(controlsOf('statistics')).toEqual({ gameClock: false, shotClock: false, statistics: true });
});
