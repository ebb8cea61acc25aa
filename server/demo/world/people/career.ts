import { addDays } from '#lib/calendar-day.ts';
import type { Random } from '#server/demo/simulate/random.ts';
import type { PlayerPosition } from '#server/demo/simulate/types.ts';
import { idOf } from '#server/demo/world/identity.ts';
import { drawTalent, type Talent } from '#server/demo/world/ratings.ts';
import type { Position, WorldPerson } from '#server/demo/world/types.ts';
import type { DrawnName } from './name-pool.ts';

export type SquadPosition = Extract<Position, 'PG' | 'SG' | 'SF' | 'PF' | 'C'>;

/** A player over all seasons. `birthYear` affects transfers and retirement. */
export type CareerPlayer = {
  person: Omit<WorldPerson, 'portrait' | 'slug'>;
  position: SquadPosition;
  talent: Talent;
  birthYear: number;
};

export const simulatedPosition: Record<SquadPosition, PlayerPosition> = {
  PG: 'guard',
  SG: 'guard',
  SF: 'forward',
  PF: 'forward',
  C: 'center',
};

const heights: Record<SquadPosition, number> = { PG: 187, SG: 193, SF: 199, PF: 204, C: 210 };

type Newcomer = { name: DrawnName; position: SquadPosition; seasonYear: number; level: number; young?: boolean };

/** A new player with body, age and abilities that fit the position. */
export function createDemoPlayer(random: Random, { name, position, seasonYear, level, young }: Newcomer): CareerPlayer {
  const age = young ? random.integer(17, 20) : Math.round(Math.max(19, Math.min(36, random.normal(25.5, 4.2))));
  const birthYear = seasonYear - age;
  const birthDate = addDays(`${birthYear}-01-01`, random.integer(0, 364));
  const heightCm = Math.round(random.normal(heights[position], 3.2));
  const { nationality, firstName, lastName, names } = name;
  return {
    person: {
      id: idOf(`person/${firstName} ${lastName}`),
      firstName,
      lastName,
      names,
      nationality,
      birthDate,
      heightCm,
      weightKg: Math.round(heightCm - 104 + random.normal(position === 'C' ? 4 : 0, 4)),
      position,
    },
    position,
    talent: drawTalent(random, simulatedPosition[position], young ? level - 1.6 : level),
    birthYear,
  };
}

/** A coach: a person without numbers. */
export function createCoach(random: Random, name: DrawnName, seasonYear: number): CareerPlayer['person'] {
  const { nationality, firstName, lastName, names } = name;
  return {
    id: idOf(`person/${firstName} ${lastName}`),
    firstName,
    lastName,
    names,
    nationality,
    birthDate: addDays(`${seasonYear - random.integer(36, 61)}-01-01`, random.integer(0, 364)),
    heightCm: null,
    weightKg: null,
    position: null,
  };
}
