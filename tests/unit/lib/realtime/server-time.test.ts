import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addSample, offsetOf, type TimeSample } from '#lib/realtime/server-time.ts';

it('knows no offset before the first answer', () => {
  expect(offsetOf([])).toBe(0);
});

it('is off by half the difference of the quickest way there and the quickest way back', () => {
  const quickThere = { sentMs: 0, receivedMs: 205, serverMs: 10_005 };
  const quickBack = { sentMs: 1_000, receivedMs: 1_211, serverMs: 11_200 };
  expect(offsetOf([quickThere, quickBack])).toBe(9_997);
});

it('trusts the quickest answer', () => {
  const slow = { sentMs: 0, receivedMs: 400, serverMs: 10_390 };
  const quick = { sentMs: 1_000, receivedMs: 1_020, serverMs: 11_010 };
  expect(offsetOf([slow, quick])).toBe(10_000);
  expect(offsetOf([quick, slow])).toBe(10_000);
});

it('is wrong by half of the quickest round trip at most', () => {
  const way = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.array(fc.tuple(way, way), { minLength: 1 }), (ahead, trips) => {
      const samples = trips.map(([there, back], index): TimeSample => {
        const sentMs = index * 1_000;
        return { sentMs, receivedMs: sentMs + there + back, serverMs: sentMs + there + ahead };
      });
      const best = Math.min(...trips.map(([there, back]) => there + back));
      expect(Math.abs(offsetOf(samples) - ahead)).toBeLessThanOrEqual(best / 2);
    }),
  );
});

it('forgets what is old', () => {
  let samples: readonly TimeSample[] = [{ sentMs: 0, receivedMs: 0, serverMs: 5_000 }];
  for (let index = 1; index <= 16; index += 1)
    samples = addSample(samples, { sentMs: index, receivedMs: index + 10, serverMs: index + 5 + 7_000 });
  expect(samples).toHaveLength(16);
  expect(offsetOf(samples)).toBe(7_000);
});

it('forgets at once what a clock that was set makes untrue', () => {
  const before = { sentMs: 0, receivedMs: 20, serverMs: 10_010 };
  const after = { sentMs: 1_000, receivedMs: 1_200, serverMs: 16_100 };
  expect(addSample([before], after)).toEqual([after]);
});
