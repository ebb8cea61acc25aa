import type { CourtLocation, ShotKind } from '#lib/basketball/events.ts';
import type { Random } from './random.ts';

const arcRadius = 6.75;
const laneHalfWidth = 2.45;
const laneLength = 4.225;
const cornerDistance = 6.6;
const baseline = -1.575;

type Zone = { from: number; to: number; spread: number };

const zones: Record<ShotKind, Zone> = {
  layup: { from: 0.3, to: 1.7, spread: 1.5 },
  'driving-layup': { from: 0.4, to: 2, spread: 1.4 },
  dunk: { from: 0.1, to: 0.7, spread: 1.4 },
  'alley-oop': { from: 0.1, to: 0.8, spread: 1.4 },
  'tip-in': { from: 0.2, to: 1.1, spread: 1.5 },
  'hook-shot': { from: 1, to: 3, spread: 1.2 },
  floater: { from: 1.8, to: 4, spread: 0.7 },
  turnaround: { from: 1.8, to: 4.6, spread: 0.9 },
  fadeaway: { from: 2.6, to: 5.6, spread: 1.1 },
  'pull-up': { from: 3, to: 6.1, spread: 1 },
  'step-back': { from: 4, to: 6.2, spread: 1.1 },
  'jump-shot': { from: 3, to: 6.3, spread: 1.25 },
  unknown: { from: 3, to: 6.3, spread: 1.2 },
};

const centimetres = (metres: number) => Math.round(metres * 100) / 100;

/** Returns a location for a two-pointer of a kind, inside the arc and in front of the baseline. */
export function twoPointLocation(random: Random, kind: ShotKind): CourtLocation {
  const zone = zones[kind];
  const distance = random.between(zone.from, zone.to);
  const angle = Math.max(-1.75, Math.min(1.75, random.normal(0, zone.spread * 0.62)));
  const x = Math.max(-6.3, Math.min(6.3, distance * Math.sin(angle)));
  return { x: centimetres(x), y: centimetres(Math.max(baseline + 0.35, distance * Math.cos(angle))) };
}

/** Returns a location for a three-pointer: corners, wings and top, rarely far behind the arc. */
export function threePointLocation(random: Random): CourtLocation {
  if (random.chance(0.24)) {
    const side = random.chance(0.5) ? 1 : -1;
    return {
      x: centimetres(side * random.between(cornerDistance + 0.08, 7.15)),
      y: centimetres(random.between(-1.1, 1.25)),
    };
  }
  const distance = arcRadius + 0.08 + Math.abs(random.normal(0.1, 0.45));
  const wing = random.chance(0.72) ? random.normal(0.82, 0.2) * (random.chance(0.5) ? 1 : -1) : random.normal(0, 0.22);
  const angle = Math.max(-1.28, Math.min(1.28, wing));
  return { x: centimetres(distance * Math.sin(angle)), y: centimetres(distance * Math.cos(angle)) };
}

/** Returns a location for a shot at the horn, about the centre line or behind it. */
export function heaveLocation(random: Random): CourtLocation {
  return { x: centimetres(random.between(-5, 5)), y: centimetres(random.between(10, 19)) };
}

/** Returns whether a location is in the restricted area. */
export function isPaintShot({ x, y }: CourtLocation): boolean {
  return Math.abs(x) <= laneHalfWidth && y <= laneLength;
}
