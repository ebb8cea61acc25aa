import { fiba2024 } from './fiba-2024.ts';
import type { RulesProfile } from './profile.ts';

/** NBA playing rules, as far as the engine has parameters for them. */
export const nba: RulesProfile = {
  ...fiba2024,
  id: 'nba',
  periods: { count: 4, lengthMs: 720_000, overtimeMs: 300_000 },
  intervals: { beforeGameMs: 1_200_000, betweenPeriodsMs: 150_000, halfTimeMs: 900_000, beforeOvertimeMs: 150_000 },
  teamFouls: {
    penaltyFrom: 5,
    lastTwoMinutes: 2,
    overtime: { penaltyFrom: 4 },
    kinds: ['personal', 'unsportsmanlike', 'flagrant', 'throw-in'],
  },
  playerFouls: { limit: 6, kinds: ['personal', 'offensive', 'unsportsmanlike', 'flagrant', 'throw-in'] },
  disqualification: {
    player: [{ technical: 2 }, { flagrant: 2 }],
    headCoach: [{ 'coach-technical': 2 }],
  },
  foulCodes: {
    personal: 'P',
    offensive: 'O',
    technical: 'T',
    flagrant: 'F',
    disqualifying: 'E',
    fighting: 'E',
    'coach-technical': 'T',
    'bench-technical': 'T',
  },
  timeouts: {
    by: 'game',
    regulation: 7,
    lastPeriod: 4,
    overtime: 2,
    endgame: { lastMs: 180_000, most: 2 },
    lengthMs: 75_000,
  },
  clockStopsAfterBasket: { lastPeriodMs: 120_000, otherPeriodsMs: 60_000 },
  firstPossession: 'jump-balls',
  roster: { size: 15 },
};
