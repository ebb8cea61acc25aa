import type { RulesProfile } from './profile.ts';

/** FIBA Official Basketball Rules 2024. */
export const fiba2024: RulesProfile = {
  id: 'fiba-2024',
  periods: { count: 4, lengthMs: 600_000, overtimeMs: 300_000 },
  intervals: { beforeGameMs: 1_200_000, betweenPeriodsMs: 120_000, halfTimeMs: 900_000, beforeOvertimeMs: 120_000 },
  shotClock: { fullMs: 24_000, shortMs: 14_000 },
  limits: { backcourtMs: 8_000, throwInMs: 5_000, keyMs: 3_000 },
  teamFouls: {
    penaltyFrom: 5,
    lastTwoMinutes: null,
    overtime: 'continues',
    kinds: ['personal', 'offensive', 'technical', 'unsportsmanlike', 'throw-in', 'disqualifying'],
  },
  playerFouls: {
    limit: 5,
    kinds: ['personal', 'offensive', 'technical', 'unsportsmanlike', 'throw-in', 'disqualifying'],
  },
  disqualification: {
    player: [{ technical: 2 }, { unsportsmanlike: 2 }, { technical: 1, unsportsmanlike: 1 }],
    headCoach: [{ 'coach-technical': 2 }, { 'bench-technical': 3 }, { 'coach-technical': 1, 'bench-technical': 2 }],
  },
  foulCodes: {
    personal: 'P',
    offensive: 'P',
    technical: 'T',
    unsportsmanlike: 'U',
    'throw-in': 'P',
    disqualifying: 'D',
    fighting: 'F',
    'coach-technical': 'C',
    'bench-technical': 'B',
    'bench-disqualifying': 'D',
  },
  timeouts: {
    by: 'half',
    firstHalf: 2,
    secondHalf: 3,
    overtime: 1,
    endgame: { lastMs: 120_000, most: 2 },
    lengthMs: 60_000,
  },
  clockStopsAfterBasket: { lastPeriodMs: 120_000, otherPeriodsMs: 0 },
  firstPossession: 'alternating',
  roster: { size: 12 },
  forfeit: { winnerScore: 20, loserScore: 0, guiltyPoints: 0 },
  default: { winnerScore: 2, loserScore: 0, guiltyPoints: 1, keepsStatistics: true },
};
