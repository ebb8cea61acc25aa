import { basketFromBaseline, courtLength, courtWidth } from '#lib/basketball/court.ts';
import type { CourtLocation } from '#lib/basketball/events.ts';
import { halfOf } from '#lib/basketball/rules/periods.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { sides } from '#lib/basketball/sides.ts';
import { periodOf } from './game-clock.ts';
import type { LiveStatsFile, LiveStatsShot } from './schema.ts';

/**
 * Returns shot locations by action number. LiveStats gives percentages of the whole court but not the basket a team
 * attacks: within a half (overtimes belong to the second) that is the basket nearer to most of its shots.
 */
export function shotLocations(file: LiveStatsFile, periods: RulesProfile['periods']): Map<number, CourtLocation> {
  const shots = sides.flatMap((side) =>
    (file.tm[side === 'home' ? '1' : '2'].shot ?? []).map((shot) => ({ shot, side, half: halfOfShot(shot, periods) })),
  );
  const homeAttacksRight = { first: 0, second: 0 };
  for (const { shot, side, half } of shots) {
    if (shot.x !== null) homeAttacksRight[half] += Math.sign(shot.x - 50) * (side === 'home' ? 1 : -1);
  }
  const locations = new Map<number, CourtLocation>();
  for (const { shot, side, half } of shots) {
    if (shot.x === null || shot.y === null || !shot.actionNumber || homeAttacksRight[half] === 0) continue;
    const right = homeAttacksRight[half] > 0 === (side === 'home');
    locations.set(shot.actionNumber, locate(shot.x, shot.y, right));
  }
  return locations;
}

function halfOfShot(shot: LiveStatsShot, periods: RulesProfile['periods']): 'first' | 'second' {
  const period = periodOf(periods, { period: shot.per ?? 1, periodType: shot.perType ?? 'REGULAR' });
  return halfOf(periods, period) === 'first' ? 'first' : 'second';
}

function locate(xPercent: number, yPercent: number, attacksRight: boolean): CourtLocation {
  const along = (xPercent / 100) * courtLength;
  const across = (yPercent / 100) * courtWidth - courtWidth / 2;
  const fromBaseline = attacksRight ? courtLength - along : along;
  return { x: round(attacksRight ? across : -across), y: round(fromBaseline - basketFromBaseline) };
}

function round(metres: number): number {
  return Math.round(metres * 1000) / 1000 || 0;
}
