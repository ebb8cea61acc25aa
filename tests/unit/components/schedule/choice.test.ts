import { expect, test } from 'vitest';
import { readChoice, type ScheduleChoice, writeChoice } from '#components/schedule/choice.ts';

const opening: ScheduleChoice = { view: 'week', day: '2026-02-14', league: '', team: '', venue: '' };

test('an address without a choice shows the schedule as it opens', () => {
  expect(readChoice('', opening)).toBeNull();
  expect(readChoice('?utm_source=mail', opening)).toBeNull();
});

test('what is chosen comes back from the address, and what is as it opens stays out of it', () => {
  const chosen: ScheduleChoice = { ...opening, view: 'month', day: '2026-03-01', team: 'zadar' };
  const search = writeChoice(chosen, opening);
  expect(search).toBe('view=month&date=2026-03-01&team=zadar');
  expect(readChoice(`?${search}`, opening)).toEqual(chosen);
  expect(writeChoice(opening, opening)).toBe('');
});

test('invalid values in a URL are ignored', () => {
  expect(readChoice('?view=year&date=2026-02-30&team=%22%3E', opening)).toBeNull();
});
