import { fiba2024 } from './fiba-2024.ts';
import type { RulesProfile } from './profile.ts';

/**
 * FIBA Official Basketball Rules 2026, in force from 1 October 2026: technical fouls of two categories; deliberate and
 * flagrant fouls replace unsportsmanlike fouls. Only category 1 technical fouls and flagrant fouls add up to a
 * disqualification.
 */
export const fiba2026: RulesProfile = {
  ...fiba2024,
  id: 'fiba-2026',
  teamFouls: {
    ...fiba2024.teamFouls,
    kinds: [
      'personal',
      'offensive',
      'technical',
      'technical-category-2',
      'deliberate',
      'flagrant',
      'throw-in',
      'disqualifying',
    ],
  },
  playerFouls: {
    limit: 5,
    kinds: [
      'personal',
      'offensive',
      'technical',
      'technical-category-2',
      'deliberate',
      'flagrant',
      'throw-in',
      'disqualifying',
    ],
  },
  disqualification: {
    player: [{ technical: 2 }, { flagrant: 2 }, { technical: 1, flagrant: 1 }],
    headCoach: [
      { 'coach-technical': 2 },
      { 'bench-technical': 3 },
      { 'bench-technical': 2, 'bench-disqualifying': 1 },
      { 'bench-technical': 1, 'bench-disqualifying': 2 },
      { 'bench-disqualifying': 3 },
      { 'coach-technical': 1, 'bench-technical': 2 },
      { 'coach-technical': 1, 'bench-technical': 1, 'bench-disqualifying': 1 },
      { 'coach-technical': 1, 'bench-disqualifying': 2 },
    ],
  },
  foulCodes: {
    personal: 'P',
    offensive: 'P',
    technical: 'T',
    'technical-category-2': 'T2',
    deliberate: 'DI',
    flagrant: 'FL',
    'throw-in': 'P',
    disqualifying: 'D',
    fighting: 'F',
    'coach-technical': 'C',
    'bench-technical': 'B',
    'bench-disqualifying': 'BD',
  },
};
