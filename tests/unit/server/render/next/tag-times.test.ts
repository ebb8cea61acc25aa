import { expect, it } from 'vitest';
import { createTagTimes, makingTime } from '#server/render/next/tag-times.ts';

it('finds what was made before one of its tags changed', () => {
  const times = createTagTimes();
  const earlier = makingTime();
  times.mark(['times:league', 'times:club']);
  expect(times.changedSince(['times:other', 'times:club'], earlier)).toBe(true);
  expect(times.changedSince(['times:other'], earlier)).toBe(false);
  expect(times.changedSince(['times:club'], makingTime())).toBe(false);
});

it('finds whatever was made before everything changed', () => {
  const times = createTagTimes();
  const earlier = makingTime();
  times.markEverything();
  expect(times.changedSince([], earlier)).toBe(true);
  expect(times.changedSince(['times:unheard-of'], makingTime())).toBe(false);
});

it('counts a tag that it had to forget as changed', () => {
  const times = createTagTimes(2);
  const earlier = makingTime();
  times.mark(['times:forgotten']);
  const later = makingTime();
  times.mark(['times:second', 'times:third']);
  expect(times.changedSince(['times:forgotten'], earlier)).toBe(true);
  expect(times.changedSince(['times:unheard-of'], later)).toBe(false);
});

it('waits for a position within a bound', async () => {
  const times = createTagTimes();
  expect(await times.reached(0, 0)).toBe(true);
  expect(await times.reached(1, 0)).toBe(false);
  const reached = times.reached(2, 60_000);
  times.mark(['times:league'], 1);
  times.markEverything(2);
  expect(await reached).toBe(true);
  expect(times.position).toBe(2);
});
