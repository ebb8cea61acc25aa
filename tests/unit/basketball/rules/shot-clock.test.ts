import { describe, expect, it } from 'vitest';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { nextShotClock, type ShotClockSituation } from '#lib/basketball/rules/shot-clock.ts';

const next = (situation: ShotClockSituation, shown = 8, gameSeconds = 300) => {
  const ms = nextShotClock(fiba2026, situation, shown * 1000, gameSeconds * 1000);
  return ms === null ? null : ms / 1000;
};

describe('the shot clock', () => {
  it.each<[string, ShotClockSituation, number, number]>([
    ['new control in the backcourt', { event: 'new-control', place: 'backcourt', afterStoppage: true }, 8, 24],
    [
      'new control in the frontcourt in play',
      { event: 'new-control', place: 'frontcourt', afterStoppage: false },
      8,
      24,
    ],
    [
      'throw-in of a new control in the frontcourt',
      { event: 'new-control', place: 'frontcourt', afterStoppage: true },
      8,
      14,
    ],
    ['offensive rebound off the ring', { event: 'ring-touched', regainedBy: 'offence' }, 3, 14],
    ['defensive rebound off the ring', { event: 'ring-touched', regainedBy: 'defence' }, 3, 24],
    ['kick, throw-in in the backcourt', { event: 'defensive-foul-or-violation', throwIn: 'backcourt' }, 17, 24],
    [
      'foul, throw-in in the frontcourt, above 14',
      { event: 'defensive-foul-or-violation', throwIn: 'frontcourt' },
      17,
      17,
    ],
    [
      'foul, throw-in in the frontcourt, below 14',
      { event: 'defensive-foul-or-violation', throwIn: 'frontcourt' },
      5,
      14,
    ],
    ['ball put out by the defence', { event: 'out-of-bounds-by-defence' }, 5, 5],
    ['held ball kept by the arrow', { event: 'held-ball-kept' }, 5, 5],
    ['double foul', { event: 'double-foul' }, 5, 5],
    ['injury of the own team', { event: 'own-injury' }, 5, 5],
    ['technical of the team in control', { event: 'own-technical' }, 5, 5],
    [
      'stopped for nobody, frontcourt',
      { event: 'stopped-by-opponents-or-nobody', throwIn: 'frontcourt', opponentsDisadvantaged: false },
      5,
      14,
    ],
    [
      'stopped for nobody, opponents disadvantaged',
      { event: 'stopped-by-opponents-or-nobody', throwIn: 'frontcourt', opponentsDisadvantaged: true },
      5,
      5,
    ],
    ['throw-in after an unsportsmanlike or flagrant foul', { event: 'frontcourt-throw-in-penalty' }, 5, 14],
  ])('%s', (_, situation, shown, expected) => {
    expect(next(situation, shown)).toBe(expected);
  });

  it('goes blank when the period has less time than the value to be set', () => {
    expect(next({ event: 'ring-touched', regainedBy: 'offence' }, 3, 13.9)).toBeNull();
    expect(next({ event: 'ring-touched', regainedBy: 'offence' }, 3, 14)).toBe(14);
  });

  it('stays blank where the competition plays without one', () => {
    const without = { ...fiba2026, shotClock: null };
    expect(nextShotClock(without, { event: 'own-technical' }, 5_000, 60_000)).toBeNull();
  });
});
