import type { RulesProfile } from './profile.ts';

/** What stopped or changed control, as far as the shot clock asks (Art. 29, 50). */
export type ShotClockSituation =
  | { event: 'new-control'; place: 'backcourt' | 'frontcourt'; afterStoppage: boolean }
  | { event: 'ring-touched'; regainedBy: 'offence' | 'defence' }
  | { event: 'defensive-foul-or-violation'; throwIn: 'backcourt' | 'frontcourt' }
  | { event: 'out-of-bounds-by-defence' | 'held-ball-kept' | 'double-foul' | 'own-injury' | 'own-technical' }
  | {
      event: 'stopped-by-opponents-or-nobody';
      throwIn: 'backcourt' | 'frontcourt';
      opponentsDisadvantaged: boolean;
    }
  | { event: 'frontcourt-throw-in-penalty' };

/**
 * What the shot clock shows next, in milliseconds, null for a blank display. `shotClockMs` is what it shows now, `clockMs` the
 * game clock: a value that the period has no time for is not displayed.
 */
export function nextShotClock(
  profile: RulesProfile,
  situation: ShotClockSituation,
  shotClockMs: number,
  clockMs: number,
): number | null {
  if (profile.shotClock === null) return null;
  const next = decide(situation, shotClockMs, profile.shotClock);
  return clockMs < next ? null : next;
}

type Lengths = { fullMs: number; shortMs: number };

function decide(situation: ShotClockSituation, shown: number, { fullMs, shortMs }: Lengths): number {
  const atLeastShort = Math.max(shown, shortMs);
  switch (situation.event) {
    case 'new-control':
      return situation.place === 'frontcourt' && situation.afterStoppage ? shortMs : fullMs;
    case 'ring-touched':
      return situation.regainedBy === 'offence' ? shortMs : fullMs;
    case 'defensive-foul-or-violation':
      return situation.throwIn === 'backcourt' ? fullMs : atLeastShort;
    case 'stopped-by-opponents-or-nobody':
      if (situation.opponentsDisadvantaged) return shown;
      return situation.throwIn === 'backcourt' ? fullMs : atLeastShort;
    case 'frontcourt-throw-in-penalty':
      return shortMs;
    default:
      return shown;
  }
}
