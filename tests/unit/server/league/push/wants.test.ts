import { describe, expect, test } from 'vitest';
import { choicesOf } from '#server/league/follower/choices-of.ts';
import { delayOf, isQuiet, wantsKind } from '#server/league/push/wants.ts';

const at = (time: string) => Date.parse(`2026-01-15T${time}:00Z`);

describe('quiet hours', () => {
  const night = choicesOf({ quietHours: { from: '22:00', until: '07:30' }, timeZone: 'Europe/Belgrade' });

  test.each([
    ['20:59', false],
    ['21:00', true],
    ['23:30', true],
    ['06:29', true],
    ['06:30', false],
    ['12:00', false],
  ])('over midnight count in the zone of the follower: %s UTC is quiet: %s', (time, quiet) => {
    expect(isQuiet(night, at(time), 'UTC')).toBe(quiet);
  });

  test('of a follower without a zone count in that of the site', () => {
    const noon = choicesOf({ quietHours: { from: '12:00', until: '13:00' } });
    expect(isQuiet(noon, at('11:30'), 'Europe/Belgrade')).toBe(true);
    expect(isQuiet(noon, at('12:30'), 'Europe/Belgrade')).toBe(false);
  });

  test('are none unless they are chosen, or where both ends are the same', () => {
    expect(isQuiet(choicesOf({}), at('03:00'), 'UTC')).toBe(false);
    expect(isQuiet(choicesOf({ quietHours: { from: '03:00', until: '03:00' } }), at('03:00'), 'UTC')).toBe(false);
  });
});

test('a muted kind is not wanted; without scores only the end of a game is told', () => {
  const unspoilt = choicesOf({ hideScores: true, muted: ['news'] });
  const wanted = (['tip-off', 'period', 'close', 'final', 'record', 'news', 'moved'] as const).filter((kind) =>
    wantsKind(unspoilt, kind),
  );
  expect(wanted).toEqual(['tip-off', 'final', 'moved']);
});

test('only what tells a score is late', () => {
  const late = choicesOf({ scoreDelayMinutes: 15 });
  expect([delayOf(late, 'final'), delayOf(late, 'moved'), delayOf(late, 'tip-off')]).toEqual([15, 0, 0]);
});
